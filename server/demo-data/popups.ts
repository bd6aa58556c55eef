import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { popup } from '#server/site/popup.table.ts'
import { bannerId, linkTo, nothing, type Target } from './banners.ts'
import type { GameRow } from './games.ts'
import { seededId } from './seeded-id.ts'

type PopupRow = typeof popup.$inferInsert
/** `picture` is the id of a banner whose picture is shown; null for no picture. */
type Popup = Pick<PopupRow, 'execution' | 'title' | 'content' | 'action' | 'closesAfter'> & {
  picture: string | null
  target: Target
}

/** In display order, with the welcome first. */
const popups: readonly Popup[] = [
  {
    execution: 'F',
    title: demoText('popup.welcome.title'),
    content: demoText('popup.welcome.content'),
    picture: bannerId('w_register', 0),
    action: demoText('popup.welcome.action'),
    target: { game: 'Clover Field' },
  },
  {
    execution: 'A',
    title: demoText('popup.verifyRounds.title'),
    content: demoText('popup.verifyRounds.content'),
    picture: bannerId('w_home', 4),
    action: demoText('popup.verifyRounds.action'),
    target: { game: 'Clover Field' },
  },
  {
    execution: 'A',
    title: demoText('popup.accountSafety.title'),
    content: demoText('popup.accountSafety.content'),
    picture: null,
    action: nothing,
    target: 'nowhere',
  },
  {
    execution: 'B',
    title: demoText('popup.tryDemo.title'),
    content: demoText('popup.tryDemo.content'),
    picture: bannerId('w_home', 1),
    action: demoText('popup.tryDemo.action'),
    target: { page: '/register' },
  },
  {
    execution: 'B',
    title: demoText('popup.spottedJaguar.title'),
    content: demoText('popup.spottedJaguar.content'),
    closesAfter: 20_000,
    picture: bannerId('w_home', 0),
    action: demoText('popup.spottedJaguar.action'),
    target: { game: 'Spotted Jaguar' },
  },
]

export const popupRows = (games: readonly GameRow[]): PopupRow[] =>
  popups.map(({ picture, target, ...content }, position) => ({
    id: seededId(`popup ${position}`),
    position,
    closesAfter: null,
    ...content,
    bannerId: picture,
    ...linkTo(target, games),
  }))
