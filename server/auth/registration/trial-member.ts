import { randomBytes, randomInt } from 'node:crypto'
import { avatarCount } from '@palpite/game-art/avatar.ts'
import type { Language } from '#domain/text/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import type { Member } from '#server/identity/sessions.ts'
import { houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { translate } from '#server/texts/localized-text.ts'

const nickname = /*i18n*/ { id: 'member.trial', message: 'Guest' }

/** Creates a member named `trial-…`. No registered name can start like this. */
export async function createTrialMember(
  tx: Transaction,
  wanted: { type: number; playMoney: number; language: Language; now: Date },
): Promise<Member> {
  const account = `trial-${randomBytes(8).toString('hex')}`
  const [made] = await tx
    .insert(member)
    .values({
      account,
      userName: account,
      nickname: `${translate(nickname, wanted.language)} ${randomInt(1_000, 10_000)}`,
      type: wanted.type,
      icon: String(randomInt(0, avatarCount)),
      createdAt: wanted.now,
    })
    .returning()
  if (!made) throw new Error('The trial member was not created')
  await payIn(tx, made.id, wanted)
  return made
}

async function payIn(
  tx: Transaction,
  memberId: number,
  { playMoney, now }: { playMoney: number; now: Date },
) {
  const wallet = await walletOf(tx, memberId)
  const house = await houseAccount(tx, 'trial')
  await post(tx, {
    kind: 'trial',
    key: `trial:${memberId}`,
    reference: String(memberId),
    at: now,
    postings: [
      { accountId: house, amount: -playMoney },
      { accountId: wallet, amount: playMoney },
    ],
  })
}
