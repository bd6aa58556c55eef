import { fill, line, mirrored, scalloped } from '#game-art/marks.ts'
import { type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, polygon, rounded } from '#game-art/shapes.ts'

const BODY =
  'M-78 -62L-94 -132L-46 -98C-18 -108 18 -108 46 -98L94 -132L78 -62C98 10 84 92 0 114C-84 92 -98 10 -78 -62z'
const WING = 'M82 -30C104 20 92 76 40 104C48 60 56 10 82 -30z'

const scales = (y: number, count: number) =>
  Array.from({ length: count }, (_, index) => `M${(index - count / 2) * 26} ${y}a13 15 0 0 0 26 0`).join('')

export const coruja: FigureMotif = {
  name: 'coruja',
  categories: ['RNG', 'BGS'],
  variants: ['coruja', 'suindara'],
  draw: (inks, variant) => {
    const isBarnOwl = variant === 'suindara'
    const disc = isBarnOwl
      ? fill(
          inks.paper,
          'M0 -20C-20 -84 -82 -76 -74 -24C-70 14 -30 34 0 58C30 34 70 14 74 -24C82 -76 20 -84 0 -20z',
        )
      : scalloped(inks.paper, -39, -40, 35, 12) + scalloped(inks.paper, 39, -40, 35, 12)
    const eyes =
      fill(inks.second, circle(-39, -38, 25) + circle(39, -38, 25)) +
      fill(inks.deep, circle(-37, -36, 15) + circle(37, -36, 15)) +
      fill(inks.paper, circle(-42, -41, 5) + circle(32, -41, 5))
    return figure(
      ['main', 'deep'],
      BODY + rounded(-105, 106, 210, 15, 7),
      fill(inks.main, BODY),
      mirrored(
        fill(inks.second, WING) + line(inks.deep, 3.5, 'M84 -4C84 30 74 60 52 84M90 24C88 46 80 64 66 82'),
      ),
      isBarnOwl ? '' : line(inks.deep, 4, scales(26, 3) + scales(50, 4) + scales(74, 3)),
      disc,
      eyes,
      isBarnOwl
        ? fill(
            inks.deep,
            circle(-20, 66, 4) +
              circle(0, 78, 4) +
              circle(20, 66, 4) +
              circle(-10, 92, 4) +
              circle(12, 94, 4),
          )
        : '',
      fill(inks.warm === inks.main ? inks.deep : inks.warm, polygon([-11, -24], [11, -24], [0, 10])),
      fill(inks.deep, rounded(-105, 106, 210, 15, 7)),
      fill(
        inks.paper,
        rounded(-34, 100, 9, 20, 4) +
          rounded(-22, 100, 9, 20, 4) +
          rounded(13, 100, 9, 20, 4) +
          rounded(25, 100, 9, 20, 4),
      ),
    )
  },
}
