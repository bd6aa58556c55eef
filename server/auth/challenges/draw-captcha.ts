import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'

const WIDTH = 132
const HEIGHT = 40
const FONT = 'Palpite Captcha'
const INK = '#123c46'
const PAPER = '#f4efe2'

const font = import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-BoldOblique.ttf')
GlobalFonts.registerFromPath(fileURLToPath(font), FONT)

export async function drawCaptcha(digits: string): Promise<string> {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const pen = canvas.getContext('2d')
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  hatch(pen)
  for (const [index, digit] of [...digits].entries()) drawDigit(pen, digit, 24 + index * 28)
  crossOut(pen)
  return (await canvas.encode('png')).toString('base64')
}

function hatch(pen: SKRSContext2D): void {
  pen.strokeStyle = '#8fa5a3'
  pen.lineWidth = 1
  for (let x = -HEIGHT; x < WIDTH; x += randomInt(9, 14)) {
    pen.beginPath()
    pen.moveTo(x, HEIGHT)
    pen.lineTo(x + HEIGHT, 0)
    pen.stroke()
  }
}

function drawDigit(pen: SKRSContext2D, digit: string, x: number): void {
  pen.save()
  pen.translate(x + randomInt(-3, 4), HEIGHT / 2 + randomInt(-3, 4))
  pen.rotate(((randomInt(0, 41) - 20) * Math.PI) / 180)
  pen.font = `${randomInt(23, 28)}px "${FONT}"`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = INK
  pen.fillText(digit, 0, 0)
  pen.restore()
}

function crossOut(pen: SKRSContext2D): void {
  pen.strokeStyle = INK
  pen.lineWidth = 1.5
  pen.beginPath()
  pen.moveTo(0, randomInt(8, HEIGHT - 8))
  pen.bezierCurveTo(
    WIDTH / 3,
    randomInt(0, HEIGHT),
    (WIDTH * 2) / 3,
    randomInt(0, HEIGHT),
    WIDTH,
    randomInt(8, HEIGHT - 8),
  )
  pen.stroke()
}
