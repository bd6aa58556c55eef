import type { Transaction } from '../database/database.ts'
import { houseAccount, walletOf } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import type { Platform } from '../platform.ts'
import type { Player } from './play-session.ts'

/** Whose money it is. */
type Staked = Pick<Player, 'member'>
type Paying = Pick<Platform, 'operator'>
type Round = { id: string; amount: number; at: Date }

/** Free play has play money of its own: it never meets the house's real account. */
const counterpart = ({ operator }: Paying, { member }: Staked) =>
  operator.trialTypes.includes(member.type) ? 'trial' : 'games'

/** Takes the stake (minor units); false when the wallet has less, and then nothing happened. */
export async function takeStake(
  platform: Paying,
  tx: Transaction,
  player: Staked,
  round: Round,
): Promise<boolean> {
  const [wallet, house] = await accountsOf(platform, tx, player)
  const posted = await post(tx, {
    kind: 'bet',
    key: `bet:${round.id}`,
    reference: round.id,
    at: round.at,
    postings: [
      { accountId: wallet, amount: -round.amount },
      { accountId: house, amount: round.amount },
    ],
  })
  return posted.outcome !== 'short'
}

/** Pays what a round won (minor units); a round that won nothing posts nothing. */
export async function payWin(platform: Paying, tx: Transaction, player: Staked, round: Round): Promise<void> {
  if (round.amount === 0) return
  const [wallet, house] = await accountsOf(platform, tx, player)
  const posted = await post(tx, {
    kind: 'win',
    key: `win:${round.id}`,
    reference: round.id,
    at: round.at,
    postings: [
      { accountId: wallet, amount: round.amount },
      { accountId: house, amount: -round.amount },
    ],
  })
  if (posted.outcome === 'short') throw new Error(`The win of round ${round.id} could not be posted`)
}

/** Gives back the stake of a round that is void (minor units). */
export async function giveBackStake(
  platform: Paying,
  tx: Transaction,
  player: Staked,
  round: Round,
): Promise<void> {
  const [wallet, house] = await accountsOf(platform, tx, player)
  const posted = await post(tx, {
    kind: 'betReturned',
    key: `betReturned:${round.id}`,
    reference: round.id,
    at: round.at,
    postings: [
      { accountId: wallet, amount: round.amount },
      { accountId: house, amount: -round.amount },
    ],
  })
  if (posted.outcome === 'short') throw new Error(`The stake of round ${round.id} could not be given back`)
}

async function accountsOf(platform: Paying, tx: Transaction, player: Staked): Promise<[number, number]> {
  const wallet = await walletOf(tx, player.member.id)
  return [wallet, await houseAccount(tx, counterpart(platform, player))]
}
