import { fill, mirrored } from '#game-art/marks.ts'
import { type FigureMotif, figure } from '#game-art/motif.ts'
import { bothSides, circle, polygon } from '#game-art/shapes.ts'

const EAR = 'M24 -62C40 -104 66 -130 96 -138C104 -100 98 -60 72 -28z'
const HEAD =
  'M0 -78C38 -78 68 -56 80 -22L104 26L66 40C48 64 34 92 22 116C12 128 -12 128 -22 116C-34 92 -48 64 -66 40L-104 26L-80 -22C-68 -56 -38 -78 0 -78z'

/** The maned wolf, or the smaller hoary fox. */
export const lobo: FigureMotif = {
  name: 'lobo-guara',
  categories: ['RNG', 'BGS', 'PVP'],
  variants: ['lobo', 'raposa'],
  draw: (inks, variant) => {
    const isFox = variant === 'raposa'
    const coat = isFox ? inks.second : inks.main
    const half = [
      fill(coat, EAR),
      fill(isFox ? inks.deep : inks.paper, 'M44 -66C54 -90 70 -108 86 -116C90 -90 84 -64 70 -46z'),
    ].join('')
    const cheek = fill(inks.paper, 'M22 30C40 8 70 6 96 24L66 40C48 64 34 92 22 116C26 84 26 56 22 30z')
    const eye =
      fill(inks.deep, 'M20 -20C34 -36 54 -34 64 -20C52 -8 34 -6 20 -20z') +
      fill(isFox ? inks.main : inks.second, circle(43, -20, 7)) +
      fill(inks.deep, circle(43, -20, 3))
    return figure(
      [isFox ? 'second' : 'main', 'paper'],
      HEAD + bothSides((side) => polygon([side * 24, -62], [side * 96, -138], [side * 72, -28])),
      mirrored(half),
      fill(coat, HEAD),
      isFox
        ? ''
        : fill(
            inks.deep,
            'M-26 -10C-20 20 -24 70 -22 116C-12 128 12 128 22 116C24 70 20 20 26 -10C10 -26 -10 -26 -26 -10z',
          ),
      isFox
        ? fill(inks.main, 'M0 -78C14 -50 20 0 14 40H-14C-20 0 -14 -50 0 -78z')
        : fill(inks.deep, polygon([0, -74], [12, -40], [0, -26], [-12, -40])),
      mirrored(cheek + eye),
      fill(isFox ? inks.deep : inks.paper, 'M-16 98h32a16 18 0 0 1-32 0z'),
    )
  },
}
