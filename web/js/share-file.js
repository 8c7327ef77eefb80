// @ts-check
/** A drawing handed on as a file: by the system's own sharing, or where there is none as a download. */

/** A drawing as a PNG, which every chat takes. @param {string} address @returns {Promise<File>} */
export async function pngOf(address) {
  const svg = await (await fetch(address)).text();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0);
  const blob = await new Promise((/** @type {(blob: Blob|null) => void} */ done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], "stolik.png", { type: "image/png" });
}

/** @param {File} file @param {string} [link] what goes along with it */
export async function handOn(file, link) {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], ...(link && { url: link }) }).catch(() => {});
    return;
  }
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = file.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}
