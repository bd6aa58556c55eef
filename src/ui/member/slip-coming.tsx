import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Slip, SlipPart } from '../kit/slip.tsx'
import styles from './money-slip.module.css'

type Props = Pick<ComponentProps<typeof Slip>, 'ref' | 'tabIndex' | 'aria-label'> & {
  /** It was asked for and nothing came. */
  isUnanswered: boolean
}

/** The place of an order that was made before the page was opened, until it is known how it stands. */
export const SlipComing = ({ isUnanswered, ...slip }: Props) => (
  <Slip {...slip} aria-busy="true">
    <SlipPart>
      <div className={styles.waiting} role="status">
        {isUnanswered ? (
          <p className={styles.lost}>
            <Trans>
              We could not find out how your order stands. We go on asking, and it will be shown here.
            </Trans>
          </p>
        ) : null}
      </div>
    </SlipPart>
  </Slip>
)
