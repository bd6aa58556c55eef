import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { popup } from '#server/site/popup.table.ts'
import { bannerId, linkTo, nothing, type Target } from './banners.ts'
import type { GameRow } from './games.ts'
import { seededId } from './seeded-id.ts'

type PopupRow = typeof popup.$inferInsert
/** `picture` is the motif of a banner, or null. */
type Popup = Pick<PopupRow, 'execution' | 'title' | 'content' | 'action' | 'closesAfter'> & {
  picture: string | null
  target: Target
}

/** In display order, the welcome first. */
const popups: readonly Popup[] = [
  {
    execution: 'F',
    title: demoText('popup.welcomeToPalpite.title'),
    content: demoText('popup.welcomeToPalpite.content'),
    picture: bannerId('w_register', 0),
    action: demoText('popup.welcomeToPalpite.action'),
    target: { game: 'Clover Field' },
  },
  {
    execution: 'A',
    title: demoText('popup.checkEveryRound.title'),
    content: demoText('popup.checkEveryRound.content'),
    picture: bannerId('w_home', 4),
    action: demoText('popup.checkEveryRound.action'),
    target: { game: 'Clover Field' },
  },
  {
    execution: 'A',
    title: demoText('popup.aSaferAccount.title'),
    content: demoText('popup.aSaferAccount.content'),
    picture: null,
    action: nothing,
    target: 'nowhere',
  },
  {
    execution: 'B',
    title: demoText('popup.pullUpAChair.title'),
    content: demoText('popup.pullUpAChair.content'),
    picture: bannerId('w_home', 1),
    action: demoText('popup.pullUpAChair.action'),
    target: { page: '/register' },
  },
  {
    execution: 'B',
    title: demoText('popup.theForestIsAwake.title'),
    content: demoText('popup.theForestIsAwake.content'),
    closesAfter: 20_000,
    picture: bannerId('w_home', 0),
    action: demoText('popup.theForestIsAwake.action'),
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
