import { Trans } from '@lingui/react/macro'
import type { Model } from '@palpite/paths/model.ts'
import type { Path } from '@palpite/paths/walk/path.ts'
import { type Address, addressText } from '../address.ts'
import { Section } from '../simulate/section.tsx'
import type { Flow } from '../source/load-flow.ts'
import { CoversText } from './covers-text.tsx'
import styles from './paths.module.css'
import { useCovers } from './use-covers.ts'

type Props = { flow: Flow; path: Path; model: Model; address: Address }

export function CoversPart({ flow, path, model, address }: Props) {
  const covers = useCovers(flow.name, model, [path]).data?.get(path.id)
  if (!covers) return null
  const places = [...covers.states, ...covers.transitions]
  return (
    <Section title={<Trans id="flows.paths.covers">What it covers</Trans>} isFolded>
      <p className={styles.note}>
        <CoversText covers={covers} />
      </p>
      <ul className={styles.places}>
        {places.map((id) => (
          <li key={id}>
            <a href={addressText({ ...address, flow: flow.name, state: id })}>{id}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
