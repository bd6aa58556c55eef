import type { Scope } from '#tests/browser/kit/scope.ts'
import { textOf } from '#tests/support/texts.ts'

export function claimButtons(scope: Scope) {
  return {
    claim: scope.getByRole('button', { name: textOf('rewards.claim'), exact: true }),
    claimed: scope.getByRole('button', { name: textOf('rewards.claimed'), exact: true }),
    claimAll: scope.getByRole('button', { name: textOf('rewards.rebates.claimAll') }),
    claimReward: scope.getByRole('button', { name: textOf('rewards.referral.claimReward') }),
    grant: scope.getByRole('button', { name: textOf('sandbox.bonuses.grant') }),
    ready: scope.getByText(textOf('rewards.referral.rewardReady')),
    refused: scope.getByText(textOf('rewards.rewardDeclined')),
  }
}
