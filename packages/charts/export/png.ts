/** Canvases larger than this (pixels along a side) are refused or left blank by browsers. */
const MOST = 16_000

/** A picture of an SVG file by the browser's canvas; throws where it cannot make one. */
export async function toPng(svg: string, size: { width: number; height: number }, scale = 2): Promise<Blob> {
  const usable = Math.min(scale, MOST / Math.max(size.width, size.height))
  const image = new Image()
  // Not a blob's address: the page's policy knows no others than these.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(size.width * usable)
  canvas.height = Math.ceil(size.height * usable)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas to draw on.')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large for this browser.'))),
      'image/png',
    )
  })
}
