import type { feedback } from '#server/support/feedback/feedback.table.ts'
import type { MemberRow } from './members.ts'
import { seededId } from './seeded-id.ts'

type FeedbackRow = typeof feedback.$inferInsert

const HOUR = 3_600_000

/** `account` is null for a visitor. Ages are in hours. */
type Given = Pick<FeedbackRow, 'topic' | 'content' | 'contact' | 'language'> & {
  name: string
  account: string | null
  age: number
  doneAge: number | null
}

const given: readonly Given[] = [
  {
    name: 'new',
    account: 'rafael',
    topic: 'suggestion',
    content:
      'Seria bom ver na lista há quanto tempo cada jogo chegou. Eu sempre procuro os novos e acabo abrindo os mesmos.',
    contact: '',
    language: 'pt',
    age: 3,
    doneAge: null,
  },
  {
    name: 'code',
    account: null,
    topic: 'problem',
    content: 'O código por SMS não chega no meu celular.\nTentei duas vezes ontem à noite e uma hoje cedo.',
    contact: 'lu.martins@correio.example',
    language: 'pt',
    age: 9,
    doneAge: null,
  },
  {
    name: 'sheets',
    account: null,
    topic: 'praise',
    content: 'I like that every game tells its return before I stake. Thank you for that.',
    contact: '',
    language: 'en',
    age: 26,
    doneAge: 20,
  },
  {
    name: 'hand',
    account: 'ana',
    topic: 'praise',
    content: 'O saque de ontem caiu em poucos minutos. Valeu!',
    contact: '',
    language: 'pt',
    age: 50,
    doneAge: 46,
  },
]

export function feedbackRows(members: readonly MemberRow[], now: Date): FeedbackRow[] {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR)
  return given.map(({ name, account, age, doneAge, ...content }) => ({
    id: seededId(`feedback ${name}`),
    key: seededId(`feedback key ${name}`),
    memberId: account === null ? null : idOf(members, account),
    at: hoursAgo(age),
    doneAt: doneAge === null ? null : hoursAgo(doneAge),
    ...content,
  }))
}

function idOf(members: readonly MemberRow[], account: string): number {
  const found = members.find((member) => member.account === account)
  if (found?.id === undefined) throw new Error(`Demo account ${account} does not exist`)
  return found.id
}
