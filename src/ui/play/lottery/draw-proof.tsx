import { Trans, useLingui } from '@lingui/react/macro'
import type { DrawProof as Proof } from '#protocol/play/lottery-draws.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { Balls } from './balls.tsx'
import styles from './draw-proof.module.css'

/**
 * Result of verifying a draw. `early`: the draw has no numbers yet. `impossible`: the browser cannot verify
 * it.
 */
type ProofCheck = 'fair' | 'unfair' | 'early' | 'impossible'

type Props = { proof: Part<{ proof: Proof; check: ProofCheck }>; digits: number; onClose: () => void }

/** Shows whether the numbers were fixed before the first bet. The browser verifies this. */
export function DrawProof({ proof, digits, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Check a draw`} focused="dialog" onClose={onClose}>
      {proof.state === 'loading' ? (
        <p role="status">
          <Trans>The draw is being computed anew.</Trans>
        </p>
      ) : null}
      {proof.state === 'failed' ? (
        <div className={styles.body} role="alert">
          <p>
            <Trans>The draw’s seed did not arrive.</Trans> {proof.why}
          </p>
          <Button onClick={proof.retry}>
            <Trans>Try again</Trans>
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
          <Trans>Draw</Trans>
        </dt>
        <dd>{draw.issue}</dd>
        <dt>
          <Trans>Numbers</Trans>
        </dt>
        <dd>
          {draw.numbers ? (
            <Balls numbers={draw.numbers} digits={digits} small />
          ) : (
            <Trans>Not drawn yet</Trans>
          )}
        </dd>
        <dt>
          <Trans>Commitment, published before the first bet</Trans>
        </dt>
        <dd className={styles.code}>{draw.commitment}</dd>
        <dt>
          <Trans>Seed, published with the draw</Trans>
        </dt>
        <dd className={styles.code}>{seed ?? <Trans>Not published yet</Trans>}</dd>
      </dl>
      <p className={styles.small}>
        <Trans>
          The commitment is the SHA-256 of the seed’s text. The numbers follow from HMAC-SHA-256 with the seed
          as its key.
        </Trans>
      </p>
    </div>
  )
}

function Verdict({ check }: { check: ProofCheck }) {
  switch (check) {
    case 'fair':
      return <Trans>Your browser computed the same numbers: they stood fast before the first bet.</Trans>
    case 'unfair':
      return <Trans>Your browser computed something else. Tell customer service of this draw.</Trans>
    case 'early':
      return (
        <Trans>There is nothing to check before the draw. Keep the commitment and compare it then.</Trans>
      )
    case 'impossible':
      return <Trans>This browser cannot compute it over this connection.</Trans>
  }
}
