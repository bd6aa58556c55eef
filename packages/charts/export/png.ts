/** Maximum width and height in pixels. Browsers reject larger canvases or leave them blank. */
const MOST = 16_000

/**
 * Renders an SVG as a PNG. Reduces `scale` if the image would be too large. Throws if the browser cannot
 * render it.
 */
export async function toPng(svg: string, size: { width: number; height: number }, scale = 2): Promise<Blob> {
  const usable = Math.min(scale, MOST / Math.max(size.width, size.height))
  const image = new Image()
  // The page's content security policy forbids blob URLs, but not data URLs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(size.width * usable)
  canvas.height = Math.ceil(size.height * usable)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot create a canvas.')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The image is too large for this browser.'))),
      'image/png',
    )
  })
}
