import { and, eq, lt } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { playWalletOf } from '#server/games/own-wallets.ts'
import { balanceOf, houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { ledgerOperation, ledgerPosting } from '#server/ledger/ledger.table.ts'
import { post } from '#server/ledger/post.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Player } from '#server/play/play-session.ts'

type Staked = Pick<Player, 'member'>
type Staking = Pick<Player, 'member' | 'vendor'>
type Paying = Pick<Platform, 'operator'>
type Round = { id: string; amount: number; at: Date }

/** Trial play uses its own house account, never the one for real games. */
const counterpart = ({ operator }: Paying, { member }: Staked) =>
  operator.trialTypes.includes(member.type) ? 'trial' : 'games'

/**
 * Returns the wallet that pays the player's stakes: the vendor's wallet if it is in use, else the main
 * wallet.
 */
const walletOfPlayer = (
  { operator }: Paying,
  database: Database | Transaction,
  { member, vendor }: Staking,
): Promise<number> => {
  const isTrial = operator.trialTypes.includes(member.type)
  return playWalletOf(database, { memberId: member.id, vendor, isTrial })
}

/** Returns the balance that the player can bet with, in minor units. */
export const balanceInGame = async (
  platform: Paying & Pick<Platform, 'database'>,
  player: Staking,
): Promise<number> => balanceOf(platform.database, await walletOfPlayer(platform, platform.database, player))

/** Debits the stake, in minor units. If the balance is too low, returns false and posts nothing. */
export async function takeStake(
  platform: Paying,
  tx: Transaction,
  player: Staking,
  round: Round,
): Promise<boolean> {
  const wallet = await walletOfPlayer(platform, tx, player)
  const house = await houseAccount(tx, counterpart(platform, player))
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

export async function payWin(platform: Paying, tx: Transaction, player: Staked, round: Round): Promise<void> {
  if (round.amount === 0) return
  const [wallet, house] = await accountsOf(platform, tx, player, round)
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

/** Refunds the stake of a void round, in minor units. */
export async function refundStake(
  platform: Paying,
  tx: Transaction,
  player: Staked,
  round: Round,
): Promise<void> {
  const [wallet, house] = await accountsOf(platform, tx, player, round)
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
  if (posted.outcome === 'short') throw new Error(`The stake of round ${round.id} could not be refunded`)
}

async function accountsOf(
  platform: Paying,
  tx: Transaction,
  player: Staked,
  { id }: Round,
): Promise<[number, number]> {
  const wallet = await walletOfRound(tx, { id, memberId: player.member.id })
  return [wallet, await houseAccount(tx, counterpart(platform, player))]
}

/**
 * Returns the wallet that paid a round's stake. It also receives the win, even if the vendor has changed to
 * another wallet mode since.
 */
export async function walletOfRound(
  tx: Transaction,
  { id, memberId }: { id: string; memberId: number },
): Promise<number> {
  const isStake = and(eq(ledgerOperation.idempotencyKey, `bet:${id}`), lt(ledgerPosting.amount, 0))
  const [staked] = await tx
    .select({ accountId: ledgerPosting.accountId })
    .from(ledgerOperation)
    .innerJoin(ledgerPosting, eq(ledgerPosting.operationId, ledgerOperation.id))
    .where(isStake)
  return staked?.accountId ?? walletOf(tx, memberId)
}
