import { cord, fill, line, mirrored } from '#game-art/marks.ts'
import { type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, polygon, quarter, rect, star } from '#game-art/shapes.ts'

const HAT =
  'M-105 -34C-96 -104 -54 -136 0 -136C54 -136 96 -104 105 -34C70 -52 36 -58 0 -58C-36 -58 -70 -52 -105 -34z'
const SHOULDERS = 'M-100 140C-96 96 -60 78 -24 74H24C60 78 96 96 100 140z'

/** An outlaw or a moustached herdsman of the sertão, in the style of cordel booklets. */
export const cangaco: FigureMotif = {
  name: 'cangaco',
  categories: ['PVP', 'RNG', 'BGS'],
  variants: ['cangaceiro', 'vaqueiro'],
  draw: (inks, variant) => {
    const isHerdsman = variant === 'vaqueiro'
    const brim = 'M-105 -46C-60 -66 60 -66 105 -46C80 -34 -80 -34 -105 -46z'
    const crown = 'M-52 -54C-56 -110 -34 -130 0 -130C34 -130 56 -110 52 -54z'
    const hat = isHerdsman
      ? fill(inks.second, crown) + fill(inks.deep, 'M-53 -76h106l-1 18h-104z') + fill(inks.second, brim)
      : fill(inks.main, HAT) +
        fill(inks.deep, 'M-70 -50C-40 -60 40 -60 70 -50L64 -66C36 -76 -36 -76 -64 -66z') +
        fill(inks.paper, star(0, -98, 24, 8, 0.5) + star(-50, -88, 16, 8, 0.5) + star(50, -88, 16, 8, 0.5)) +
        fill(inks.second, circle(0, -98, 7) + circle(-50, -88, 4.5) + circle(50, -88, 4.5))
    const specs = line(inks.deep, 4, `${circle(-20, -22, 14)}${circle(20, -22, 14)}M-6 -22H6`)
    const brows = cord(inks.deep, 5, 'M-36 -34q16-10 30 0M36 -34q-16-10-30 0')
    return figure(
      ['main', 'second', 'paper'],
      SHOULDERS + (isHerdsman ? crown + brim : HAT) + rect(-44, -50, 88, 120),
      fill(inks.second, SHOULDERS),
      fill(inks.main, quarter(-44, 70, 44, 1) + quarter(0, 70, 44, 0)),
      fill(inks.paper, circle(0, 96, 8)),
      fill(inks.paper, 'M-44 -52h88v70a44 52 0 0 1-88 0z'),
      fill(inks.deep, 'M-50 -52h10v50l-10-8zM50 -52h-10v50l10-8z'),
      isHerdsman
        ? brows + mirrored(fill(inks.deep, 'M12 -22h22a11 11 0 0 1-22 0z'))
        : specs + fill(inks.deep, circle(-18, -21, 5) + circle(18, -21, 5)),
      cord(inks.deep, 4, 'M0 -18v24h9'),
      isHerdsman
        ? fill(inks.deep, 'M0 14C-14 8 -34 14 -40 30C-24 32 -8 30 0 22C8 30 24 32 40 30C34 14 14 8 0 14z')
        : cord(inks.deep, 4, 'M-16 30q16 6 32 0'),
      hat,
      line(inks.deep, 4, 'M-84 138L-30 82M84 138L30 82'),
      fill(
        inks.main,
        polygon([-76, 118], [-64, 106], [-56, 114], [-68, 126]) +
          polygon([76, 118], [64, 106], [56, 114], [68, 126]),
      ),
    )
  },
}
