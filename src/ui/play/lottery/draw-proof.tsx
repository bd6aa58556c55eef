import { Trans, useLingui } from '@lingui/react/macro'
import type { DrawProof as Proof } from '#protocol/play/lottery-draws.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { Balls } from './balls.tsx'
import styles from './draw-proof.module.css'

/**
 * The result of verifying a draw. `early`: the draw has no numbers yet. `impossible`: the browser cannot
 * verify it.
 */
type ProofCheck = 'fair' | 'unfair' | 'early' | 'impossible'

type Props = { proof: Part<{ proof: Proof; check: ProofCheck }>; digits: number; onClose: () => void }

/** Shows whether the numbers were fixed before the first bet was placed. The browser verifies this. */
export function DrawProof({ proof, digits, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t({ id: 'play.lottery.proofTitle', message: 'Verify a draw' })}
      focused="dialog"
      onClose={onClose}
    >
      {proof.state === 'loading' ? (
        <p role="status">
          <Trans id="play.lottery.proofLoading">Verifying the draw…</Trans>
        </p>
      ) : null}
      {proof.state === 'failed' ? (
        <div className={styles.body} role="alert">
          <p>
            <Trans id="play.lottery.proofFailed">Couldn’t load the draw’s seed.</Trans> {proof.why}
          </p>
          <Button onClick={proof.retry}>
            <Trans id="common.tryAgain">Try again</Trans>
          </Button>
        </div>
      ) : null}
      {proof.state === 'known' ? <Checked {...proof.value} digits={digits} /> : null}
    </Dialog>
  )
}

function Checked({ proof, check, digits }: { proof: Proof; check: ProofCheck; digits: number }) {
  const { draw, seed } = proof
  return (
    <div className={styles.body}>
      <p className={styles.verdict} data-check={check} role="status">
        <Verdict check={check} />
      </p>
      <dl className={styles.facts}>
        <dt>
          <Trans id="play.lottery.draw">Draw</Trans>
        </dt>
        <dd>{draw.issue}</dd>
        <dt>
          <Trans id="play.lottery.numbers">Numbers</Trans>
        </dt>
        <dd>
          {draw.numbers ? (
            <Balls numbers={draw.numbers} digits={digits} small />
          ) : (
            <Trans id="play.lottery.notDrawn">Not drawn yet</Trans>
          )}
        </dd>
        <dt>
          <Trans id="play.lottery.hashedSeed">Hashed seed, published before the first bet</Trans>
        </dt>
        <dd className={styles.code}>{draw.commitment}</dd>
        <dt>
          <Trans id="play.lottery.seed">Seed, published with the draw</Trans>
        </dt>
        <dd className={styles.code}>
          {seed ?? <Trans id="play.lottery.seedNotPublished">Not published yet</Trans>}
        </dd>
      </dl>
      <p className={styles.small}>
        <Trans id="play.lottery.proofExplained">
          The hashed seed is the SHA-256 of the seed’s text. The numbers come from HMAC-SHA-256 with the seed
          as its key.
        </Trans>
      </p>
    </div>
  )
}

function Verdict({ check }: { check: ProofCheck }) {
  switch (check) {
    case 'fair':
      return (
        <Trans id="play.lottery.proofFair">
          Your browser got the same numbers: they were fixed before the first bet.
        </Trans>
      )
    case 'unfair':
      return (
        <Trans id="play.lottery.proofUnfair">
          Your browser got a different result. Tell customer support about this draw.
        </Trans>
      )
    case 'early':
      return (
        <Trans id="play.lottery.proofEarly">
          There’s nothing to verify before the draw. Keep the hashed seed and compare it afterwards.
        </Trans>
      )
    case 'impossible':
      return (
        <Trans id="play.lottery.proofImpossible">
          Your browser can’t verify over this connection. Open the site with https:// in front of its address.
        </Trans>
      )
  }
}
