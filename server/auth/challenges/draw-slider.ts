import { randomInt } from 'node:crypto'
import { type Path2D as CanvasPath, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas'

export const sliderSize = { width: 320, height: 160, pieceSize: 52 }

const inkSets = [
  ['#0f4c4a', '#e8a33d', '#f4efe2', '#d9482b'],
  ['#1f3f8f', '#5fb6c0', '#f4efe2', '#e8a33d'],
  ['#7a1f2b', '#e8a33d', '#f4efe2', '#1f6f5c'],
  ['#23472f', '#e9663b', '#f4efe2', '#2a8c8c'],
]

export async function drawSlider(place: { gapLeft: number; pieceTop: number }): Promise<{
  background: string
  piece: string
}> {
  const { width, height, pieceSize } = sliderSize
  const picture = createCanvas(width, height)
  drawTiles(picture.getContext('2d'))
  const shape = pieceShape(pieceSize)

  const piece = createCanvas(pieceSize, pieceSize)
  const piecePen = piece.getContext('2d')
  piecePen.save()
  piecePen.clip(shape)
  piecePen.drawImage(picture, -place.gapLeft, -place.pieceTop)
  piecePen.restore()
  outline(piecePen, shape, '#f4efe2')

  const pen = picture.getContext('2d')
  pen.translate(place.gapLeft, place.pieceTop)
  pen.fillStyle = 'rgba(8, 18, 20, 0.82)'
  pen.fill(shape)
  outline(pen, shape, '#f4efe2')
  const [background, cut] = await Promise.all([picture.encode('png'), piece.encode('png')])
  return { background: background.toString('base64'), piece: cut.toString('base64') }
}

function drawTiles(pen: SKRSContext2D): void {
  const inks = inkSets[randomInt(0, inkSets.length)] ?? []
  const ink = () => inks[randomInt(0, inks.length)] ?? '#000'
  const side = 32
  for (let y = 0; y < sliderSize.height; y += side) {
    for (let x = 0; x < sliderSize.width; x += side) {
      pen.fillStyle = ink()
      pen.fillRect(x, y, side, side)
      pen.fillStyle = ink()
      pen.beginPath()
      const [cornerX, cornerY] = [x + side * randomInt(0, 2), y + side * randomInt(0, 2)]
      pen.moveTo(cornerX, cornerY)
      const start = (cornerX === x ? 0 : Math.PI / 2) * (cornerY === y ? 1 : -1)
      pen.arc(cornerX, cornerY, side, start, start + Math.PI / 2)
      pen.fill()
    }
  }
}

function pieceShape(size: number): CanvasPath {
  const edge = 10
  const knob = 8
  const middle = (size + edge) / 2
  const shape = new Path2D()
  shape.moveTo(edge - 8, edge)
  shape.lineTo(middle - knob, edge)
  shape.arc(middle, edge, knob, Math.PI, 0)
  shape.lineTo(size - 2, edge)
  shape.lineTo(size - 2, size - 2)
  shape.lineTo(edge - 8, size - 2)
  shape.lineTo(edge - 8, middle + knob)
  shape.arc(edge - 8, middle, knob, Math.PI / 2, -Math.PI / 2, true)
  shape.closePath()
  return shape
}

function outline(pen: SKRSContext2D, shape: CanvasPath, colour: string): void {
  pen.strokeStyle = colour
  pen.lineWidth = 2
  pen.stroke(shape)
}
