import type { popup } from '#server/site/cms.table.ts'
import { localizedText } from '#server/texts/localized-text.ts'
import { bannerId, linkTo, nothing, type Target } from './banners.ts'
import type { GameRow } from './games.ts'
import { seededId } from './seeded-id.ts'

type PopupRow = typeof popup.$inferInsert
/** With the picture of a banner, or none. */
type Popup = Pick<PopupRow, 'execution' | 'title' | 'content' | 'action' | 'closesAfter'> & {
  picture: string | null
  target: Target
}

/** In the order in which they are shown: a welcome before anything else. */
const popups: readonly Popup[] = [
  {
    execution: 'F',
    title: localizedText(/*i18n*/ { id: 'demo.popup.welcomeToPalpite.title', message: 'Welcome to Palpite' }),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.popup.welcomeToPalpite.content',
        message:
          '<p>Your account is ready. To begin with:</p><ol><li>Choose a game and look at its rules.</li><li>Decide beforehand <strong>how much</strong> and <strong>how long</strong> you want to play.</li><li>Keep your password to yourself.</li></ol>',
      },
    ),
    picture: bannerId('w_register', 0),
    action: localizedText(
      /*i18n*/ { id: 'demo.popup.welcomeToPalpite.action', message: 'Open Clover Field' },
    ),
    target: { game: 'Clover Field' },
  },
  {
    execution: 'A',
    title: localizedText(/*i18n*/ { id: 'demo.popup.checkEveryRound.title', message: 'Check every round' }),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.popup.checkEveryRound.content',
        message:
          '<p>In Palpite’s games the result of every round comes from a seed. Before the stake you see its <strong>seal</strong>; afterwards, in the game’s history, the <strong>seed itself</strong>, to do the sums again.</p>',
      },
    ),
    picture: bannerId('w_home', 4),
    action: localizedText(/*i18n*/ { id: 'demo.popup.checkEveryRound.action', message: 'Open Clover Field' }),
    target: { game: 'Clover Field' },
  },
  {
    execution: 'A',
    title: localizedText(/*i18n*/ { id: 'demo.popup.aSaferAccount.title', message: 'A safer account' }),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.popup.aSaferAccount.content',
        message:
          '<p>Nobody at Palpite will <strong>ever</strong> ask for your password or for the codes that come by SMS. If somebody does, do not answer, and tell customer service.</p>',
      },
    ),
    picture: null,
    action: nothing,
    target: 'nowhere',
  },
  {
    execution: 'B',
    title: localizedText(/*i18n*/ { id: 'demo.popup.pullUpAChair.title', message: 'Pull up a chair' }),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.popup.pullUpAChair.content',
        message:
          '<p>Many games can be tried <strong>without registering</strong>, for play money. When you want to play for real, signing up takes a minute.</p><p>For adults of 18 and over only.</p>',
      },
    ),
    picture: bannerId('w_home', 1),
    action: localizedText(/*i18n*/ { id: 'demo.popup.pullUpAChair.action', message: 'Create an account' }),
    target: { page: '/register' },
  },
  {
    execution: 'B',
    title: localizedText(
      /*i18n*/ { id: 'demo.popup.theForestIsAwake.title', message: 'The forest is awake' },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.popup.theForestIsAwake.content',
        message:
          '<p>Jaguars, macaws and toucans in rounds from <strong>R$ 0.20</strong>. Every round shows its own sums.</p>',
      },
    ),
    closesAfter: 20_000,
    picture: bannerId('w_home', 0),
    action: localizedText(
      /*i18n*/ { id: 'demo.popup.theForestIsAwake.action', message: 'Play Spotted Jaguar' },
    ),
    target: { game: 'Spotted Jaguar' },
  },
]

/** The popups of every audience. */
export const popupRows = (games: readonly GameRow[]): PopupRow[] =>
  popups.map(({ picture, target, ...content }, position) => ({
    id: seededId(`popup ${position}`),
    position,
    closesAfter: null,
    ...content,
    bannerId: picture,
    ...linkTo(target, games),
  }))
