import { cord, fill, HATCH, mirrored } from '#game-art/marks.ts'
import type { FigureMotif } from '#game-art/motif.ts'
import { bothSides, circle } from '#game-art/shapes.ts'

const HEAD = 'M-66 -66a66 72 0 0 1 132 0c0 34-20 44-20 78h-92c0-34-20-44-20-78z'
const ARMS =
  'M12 10C12 60 40 84 22 118M30 8C40 54 82 70 72 108C66 128 46 122 50 108M42 0C64 40 104 34 96 70C92 84 78 82 78 72M44 -12C74 0 104 -14 98 -44'
const WIDTH = 21

export const polvo: FigureMotif = {
  name: 'polvo',
  categories: ['FISH', 'RNG'],
  variants: ['polvo', 'listrado'],
  afloat: true,
  draw: (inks, variant) => {
    const isBanded = variant === 'listrado'
    const dots = [
      [20, 34, 5],
      [32, 58, 4.5],
      [52, 44, 4.5],
      [72, 82, 4],
      [62, 24, 4],
      [88, 48, 3.6],
      [84, -14, 4],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
    const crown = isBanded
      ? fill(inks.second, 'M-62 -92a66 72 0 0 1 124 0zM-66 -62h132l-4 20h-124z')
      : fill(
          inks.deep,
          circle(0, -110, 8) +
            circle(-22, -96, 5) +
            circle(22, -96, 5) +
            circle(-36, -112, 4) +
            circle(36, -112, 4),
        )
    return {
      edge: ['main'],
      shadow: mirrored(cord(HATCH, WIDTH, ARMS)) + fill(HATCH, HEAD),
      body: [
        mirrored(cord(inks.main, WIDTH, ARMS) + fill(isBanded ? inks.second : inks.paper, dots.join(''))),
        fill(inks.main, HEAD),
        crown,
        fill(
          inks.paper,
          bothSides((side) => circle(side * 27, -42, 22)),
        ),
        fill(
          inks.deep,
          bothSides((side) => circle(side * 24, -38, 11)),
        ),
        fill(
          inks.main,
          bothSides((side) => `M${side * 27 - 23} -46a23 23 0 0 1 46 0z`),
        ),
        cord(inks.deep, 5, 'M-52 -46h50M2 -46h50'),
      ].join(''),
    }
  },
}
