import { fileURLToPath } from 'node:url'
import { type Canvas, createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas'

const FONT = 'Captcha Reader'
const font = import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-BoldOblique.ttf')
GlobalFonts.registerFromPath(fileURLToPath(font), FONT)

/** Side of a digit's search window, in pixels. */
const SIDE = 40
/** Distance between the centres of two digits, in pixels. */
const PLACE = 28
/** Centre of the first digit, in pixels from the left. */
const FIRST = 24
/** A pixel is ink if its red, green and blue add up to less than this. The captcha's hatching is paler. */
const DARK = 300

type Ink = readonly boolean[]

/** Sample images of every digit in the rotations and sizes that a captcha uses. */
const stencils: readonly { digit: string; ink: Ink; size: number }[] = [...'0123456789'].flatMap((digit) =>
  [-20, -12, -4, 4, 12, 20].flatMap((turn) => [23, 25, 27].map((size) => stencil(digit, turn, size))),
)

function stencil(digit: string, turn: number, size: number) {
  const canvas = createCanvas(SIDE, SIDE)
  const pen = canvas.getContext('2d')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, SIDE, SIDE)
  pen.translate(SIDE / 2, SIDE / 2)
  pen.rotate((turn * Math.PI) / 180)
  pen.font = `${size}px "${FONT}"`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = 'black'
  pen.fillText(digit, 0, 0)
  const ink = inkOf(canvas, 0)
  return { digit, ink, size: ink.filter(Boolean).length }
}

/** Returns the most likely digits of a captcha (PNG in base64). Throws if the text is not an image. */
export async function digitsIn(picture: string): Promise<string> {
  const image = await loadImage(Buffer.from(picture, 'base64'))
  const canvas = createCanvas(image.width, SIDE)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return [0, 1, 2, 3].map((place) => likeliest(canvas, FIRST + place * PLACE)).join('')
}

function likeliest(canvas: Canvas, middle: number): string {
  let best = { digit: '', likeness: 0 }
  for (let shift = -3; shift <= 3; shift += 1) {
    const seen = inkOf(canvas, middle + shift - SIDE / 2)
    for (let drop = -3; drop <= 3; drop += 1) {
      for (const { digit, ink, size } of stencils) {
        const likeness = likenessOf(seen, ink, size, drop)
        if (likeness > best.likeness) best = { digit, likeness }
      }
    }
  }
  return best.digit
}

/** Returns how much of their ink two images share near the digit's expected position, from 0 to 1. */
function likenessOf(seen: Ink, ink: Ink, size: number, drop: number): number {
  let both = 0
  let around = 0
  for (let y = Math.max(0, drop); y < SIDE + Math.min(0, drop); y += 1) {
    for (let x = SIDE / 2 - PLACE / 2; x < SIDE / 2 + PLACE / 2; x += 1) {
      if (!seen[y * SIDE + x]) continue
      around += 1
      if (ink[(y - drop) * SIDE + x]) both += 1
    }
  }
  return both / (size + around - both)
}

function inkOf(canvas: Canvas, left: number): Ink {
  const { data } = canvas.getContext('2d').getImageData(left, 0, SIDE, SIDE)
  return Array.from({ length: SIDE * SIDE }, (_, pixel) => {
    const [red = 255, green = 255, blue = 255, alpha = 0] = data.subarray(pixel * 4, pixel * 4 + 4)
    return alpha > 0 && red + green + blue < DARK
  })
}
