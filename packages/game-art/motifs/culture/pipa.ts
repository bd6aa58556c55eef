import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line, put } from '#game-art/marks.ts'
import type { Figure, FigureMotif } from '#game-art/motif.ts'
import { circle, polygon } from '#game-art/shapes.ts'

const DIAMOND = polygon([0, -100], [80, -16], [0, 98], [-80, -16])
const RAY = polygon([-76, -76], [76, -76], [0, 84])
const BARREL = polygon([-52, -84], [52, -84], [72, -10], [52, 64], [-52, 64], [-72, -10])

const bow = (x: number, y: number) =>
  polygon([x - 14, y - 8], [x + 14, y + 8], [x + 14, y - 8], [x - 14, y + 8])

function diamondKite(inks: Inks): string {
  return (
    fill(inks.paper, DIAMOND) +
    fill(inks.main, polygon([0, -100], [80, -16], [0, -16]) + polygon([0, 98], [-80, -16], [0, -16])) +
    line(inks.deep, 4, 'M0 -100V98M-80 -16H80') +
    fill(inks.second, circle(0, -16, 18)) +
    fill(inks.paper, circle(0, -16, 7))
  )
}

function rayKite(inks: Inks): string {
  return (
    fill(inks.main, RAY) +
    fill(inks.paper, polygon([-40, -76], [40, -76], [0, 10])) +
    fill(inks.second, polygon([-14, -76], [14, -76], [0, -44])) +
    line(inks.deep, 4, 'M0 -76V84M-76 -76H76') +
    fill(inks.deep, circle(-34, -30, 7) + circle(34, -30, 7))
  )
}

function barrelKite(inks: Inks): string {
  return (
    fill(inks.main, BARREL) +
    fill(inks.second, polygon([-72, -10], [72, -10], [52, 64], [-52, 64])) +
    fill(inks.paper, polygon([0, -58], [36, -10], [0, 40], [-36, -10])) +
    line(inks.deep, 4, 'M0 -84V64M-72 -10H72M-52 -84L52 64M52 -84L-52 64') +
    fill(inks.deep, circle(0, -10, 10))
  )
}

function flying(inks: Inks, shape: string, drawing: string): Figure {
  const tail = 'M-24 72C-64 84 -36 108 -62 116C-82 122 -78 136 -96 138'
  return {
    edge: ['main', 'paper', 'second'],
    shadow: put({ x: 12, y: -28, turn: 22 }, fill(HATCH, shape)),
    body: [
      cord(inks.line, 3, `M12 -28C40 60 60 90 105 138`),
      cord(inks.line, 4, tail),
      fill(inks.second, bow(-48, 92) + bow(-72, 122)),
      put({ x: 12, y: -28, turn: 22 }, drawing),
    ].join(''),
  }
}

function pairOf(inks: Inks): Figure {
  const high = { x: 40, y: -64, scale: 0.72, turn: 16 }
  const low = { x: -36, y: 38, scale: 0.84, turn: -18 }
  return {
    edge: ['main', 'paper', 'second'],
    shadow: put(high, fill(HATCH, DIAMOND)) + put(low, fill(HATCH, RAY)),
    body: [
      cord(inks.line, 3, 'M40 -64C70 20 84 90 60 138M-36 20C0 70 20 100 34 138'),
      put(high, diamondKite(inks)),
      put(low, rayKite(inks)),
      fill(inks.second, bow(-12, 118) + bow(-34, 132)),
    ].join(''),
  }
}

export const pipa: FigureMotif = {
  name: 'pipa',
  categories: ['PVP', 'BGS', 'RNG', 'SPORTS'],
  variants: ['losango', 'raia', 'barril', 'dupla'],
  draw: (inks, variant) => {
    if (variant === 'raia') return flying(inks, RAY, rayKite(inks))
    if (variant === 'barril') return flying(inks, BARREL, barrelKite(inks))
    if (variant === 'dupla') return pairOf(inks)
    return flying(inks, DIAMOND, diamondKite(inks))
  },
}
