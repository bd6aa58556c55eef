import { Trans } from '@lingui/react/macro'
import type { ChangedPart, Part } from '@palpite/charts/compare.ts'
import { type Address, addressText } from '../address.ts'
import { Section } from '../simulate/section.tsx'
import type { Flow } from '../source/load-flow.ts'
import styles from './compare.module.css'
import { DifferenceText } from './difference-text.tsx'

type Props = {
  kind: 'added' | 'removed' | 'changed'
  parts: readonly (Part | ChangedPart)[]
  flow: Flow
  address: Address
}

export function PartList({ kind, parts, flow, address }: Props) {
  if (parts.length === 0) return null
  const titles = {
    added: <Trans id="flows.compare.added">Added</Trans>,
    removed: <Trans id="flows.compare.removed">Removed</Trans>,
    changed: <Trans id="flows.compare.changed">Changed</Trans>,
  }
  return (
    <Section title={<span className={styles[kind]}>{titles[kind]}</span>} count={parts.length}>
      <ul>
        {parts.map((part) => (
          <li key={`${part.kind} ${part.id}`} className={styles.part}>
            <a className={styles.place} href={addressText({ ...address, flow: flow.name, state: part.id })}>
              <span className={styles.note}>
                {part.kind === 'state' ? (
                  <Trans id="flows.compare.state">State</Trans>
                ) : (
                  <Trans id="flows.compare.transition">Transition</Trans>
                )}
              </span>{' '}
              {part.words}
            </a>
            {'differences' in part &&
              part.differences.map((difference) => (
                <p key={difference.aspect} className={styles.difference}>
                  <DifferenceText difference={difference} />
                </p>
              ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}
