import type { notice } from '#server/site/cms.table.ts'
import { localizedText } from '#server/texts/localized-text.ts'
import { seededId } from './seeded-id.ts'

type NoticeRow = typeof notice.$inferInsert

/** Milliseconds. */
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** `age`: how long ago it was published, milliseconds. */
type Notice = Pick<NoticeRow, 'title' | 'content'> & { age: number }

const notices: readonly Notice[] = [
  {
    age: 3 * HOUR,
    title: localizedText(
      /*i18n*/ {
        id: 'demo.notice.ferroCobreIsBackTomorrowMorning.title',
        message: 'Ferro & Cobre is back tomorrow morning',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.notice.ferroCobreIsBackTomorrowMorning.content',
        message:
          '<p>Games by <strong>Ferro &amp; Cobre</strong> are under maintenance and return tomorrow at 9 am, Brasília time.</p><p>Open rounds are kept: you go on where you stopped. All other vendors are up.</p>',
      },
    ),
  },
  {
    age: 1 * DAY + 5 * HOUR,
    title: localizedText(
      /*i18n*/ {
        id: 'demo.notice.payingInByPixCheckThe.title',
        message: 'Paying in by Pix: check the name first',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.notice.payingInByPixCheckThe.content',
        message:
          '<p>Before you confirm a Pix, check that the payee is the one shown on the deposit screen. If it is not, do not pay, and tell us.</p><ul><li>We never ask for deposits by message.</li><li>The Pix must come from an account in your own name.</li></ul>',
      },
    ),
  },
  {
    age: 4 * DAY,
    title: localizedText(
      /*i18n*/ {
        id: 'demo.notice.newTablesInThePortoTrovao.title',
        message: 'New tables in the Porto Trovão Hall',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.notice.newTablesInThePortoTrovao.content',
        message:
          '<p>The hall has new <strong>roulette</strong> and <strong>twenty-one</strong> tables, all in one place, in the Live category.</p>',
      },
    ),
  },
  {
    age: 11 * DAY,
    title: localizedText(
      /*i18n*/ { id: 'demo.notice.howToCheckTheSumsOf.title', message: 'How to check the sums of a round' },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.notice.howToCheckTheSumsOf.content',
        message:
          '<p>Every round of our games can be checked. Before the stake you see the seed’s <em>seal</em>; afterwards, the seed itself.</p><ol><li>Open the game’s history.</li><li>Choose the round.</li><li>Press <strong>Check</strong>.</li></ol>',
      },
    ),
  },
  {
    age: 26 * DAY,
    title: localizedText(
      /*i18n*/ {
        id: 'demo.notice.passwordsAreGoodFor90Days.title',
        message: 'Passwords are good for 90 days',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.notice.passwordsAreGoodFor90Days.content',
        message:
          '<p>To look after your account, passwords are now good for 90 days. When yours runs out we ask for a new one as you log in. It takes less than a minute.</p>',
      },
    ),
  },
  {
    age: 58 * DAY,
    title: localizedText(
      /*i18n*/ { id: 'demo.notice.playingIsAPastime.title', message: 'Playing is a pastime' },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.notice.playingIsAPastime.content',
        message:
          '<p>Decide beforehand how much to spend and for how long. When it stops being fun, take a break: the games will wait.</p><p>For adults of 18 and over only.</p>',
      },
    ),
  },
]

export function noticeRows(now: Date): NoticeRow[] {
  return notices.map(({ age, title, content }) => ({
    id: seededId(`notice ${title.en}`),
    title,
    content,
    publishedAt: new Date(now.getTime() - age),
  }))
}
