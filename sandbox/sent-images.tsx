import { useLingui } from '@lingui/react/macro'
import styles from './console.module.css'

export function SentImages({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui()
  return (
    <p className={styles.proof}>
      {ids.map((id, place) => (
        <a key={id} href={`/sandbox/api/uploads/${id}`} target="_blank" rel="noreferrer">
          <img
            src={`/sandbox/api/uploads/${id}`}
            alt={t({ id: 'sandbox.sentImages.image', message: `Sent image ${place + 1}` })}
            width={72}
            height={72}
          />
        </a>
      ))}
    </p>
  )
}
