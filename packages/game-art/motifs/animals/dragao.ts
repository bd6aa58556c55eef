import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, mirrored, scalloped } from '#game-art/marks.ts'
import type { FigureMotif } from '#game-art/motif.ts'
import { circle } from '#game-art/shapes.ts'

const HEAD =
  'M0 -88C44 -88 66 -64 66 -30V20C66 66 44 104 0 104C-44 104 -66 66 -66 20V-30C-66 -64 -44 -88 0 -88z'
const HORN = 'M30 -76C40 -108 60 -124 92 -138C88 -100 80 -74 56 -56z'
const FLAME =
  'M60 -34C92 -44 108 -30 118 -50C120 -8 104 2 96 10C110 10 116 6 122 -4C120 44 92 58 78 60C90 68 100 66 108 60C96 96 60 100 46 84z'

function face(inks: Inks): string {
  const half = [
    fill(inks.deep, 'M12 -34C28 -60 54 -60 66 -44L62 -28C46 -38 30 -36 18 -22z'),
    fill(inks.paper, circle(36, -12, 21)),
    fill(inks.deep, circle(33, -9, 10)),
    fill(inks.paper, 'M20 66h16l-6 22zM44 58h14l-6 20z'),
    cord(inks.main, 6, 'M38 40C70 30 92 50 84 84C80 104 96 118 108 110'),
  ]
  const snout =
    fill(inks.main, 'M-44 26C-44 4 44 4 44 26C44 44 24 50 0 44C-24 50 -44 44 -44 26z') +
    fill(inks.deep, circle(-17, 27, 6) + circle(17, 27, 6))
  const mouth =
    fill(inks.deep, 'M-56 52C-30 66 30 66 56 52C54 84 30 100 0 100C-30 100 -54 84 -56 52z') +
    fill(
      inks.warm === inks.second ? inks.main : inks.warm,
      'M-26 96C-20 78 20 78 26 96C10 102 -10 102 -26 96z',
    )
  const [brow = '', white = '', pupil = '', fangs = '', whisker = ''] = half
  return mouth + mirrored(fangs + brow + white + pupil + whisker) + snout
}

export const dragao: FigureMotif = {
  name: 'dragao',
  categories: ['RNG', 'FISH', 'PVP', 'ESPORTS'],
  variants: ['dragao', 'imperador'],
  draw: (inks, variant) => {
    const isEmperor = variant === 'imperador'
    const mane = isEmperor
      ? scalloped(inks.main, 0, 6, 96, 14) + scalloped(inks.paper, 0, 6, 80, 14)
      : mirrored(fill(inks.main, FLAME))
    const shadow = isEmperor ? scalloped(HATCH, 0, 6, 96, 14) : mirrored(fill(HATCH, FLAME))
    const forehead =
      fill(inks.main, 'M0 -104C16 -88 14 -62 0 -50C-14 -62 -16 -88 0 -104z') +
      fill(inks.paper, circle(0, -74, 5))
    return {
      edge: ['main', 'second', 'paper'],
      shadow: shadow + fill(HATCH, HEAD) + mirrored(fill(HATCH, HORN)),
      body: mane + mirrored(fill(inks.paper, HORN)) + fill(inks.second, HEAD) + forehead + face(inks),
    }
  },
}
