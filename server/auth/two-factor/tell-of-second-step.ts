import type { Transaction } from '#server/database/database.ts'
import { announce } from '#server/database/publish.ts'
import { tellMember } from '#server/notifications/notify-member.ts'

type Changed = {
  event: 'security.secondStepOn' | 'security.secondStepOff' | 'security.recoveryCodesRenewed'
  at: Date
}

export async function tellOfSecondStep(
  tx: Transaction,
  memberId: number,
  { event, at }: Changed,
): Promise<void> {
  await tellMember(tx, { memberId, event, facts: {}, at })
  await announce(tx, { memberId, type: 'account.changed' })
}
