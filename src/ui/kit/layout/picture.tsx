import { type ReactNode, type RefObject, use, useCallback, useReducer } from 'react'
import styles from './picture.module.css'
import { PictureHostsContext } from './picture-hosts.ts'

type Props = {
  /**
   * A path on the image hosts, or a full URL, which is tried unchanged and only once. Undefined if there is
   * no picture.
   */
  src: string | undefined
  alt: string
  className?: string | undefined
  width?: number
  height?: number
  loading?: 'eager' | 'lazy'
  fetchPriority?: 'high' | 'low' | 'auto'
  draggable?: boolean
  ref?: RefObject<HTMLImageElement | null>
  /** Shown if all hosts fail. The default is a drawing of the same size. */
  placeholder?: ReactNode
}

/**
 * A picture with fallbacks (SYS-09, HOME-12). It tries each image host once, then the platform, and finally
 * shows a placeholder. The first attempt is the same in server-rendered markup and after hydration.
 */
export function Picture(props: Props) {
  return <Attempts key={props.src} {...props} />
}

function Attempts({ src, ref, placeholder, ...shown }: Props) {
  const { origins, prefer } = use(PictureHostsContext)
  const [{ address, tried }, fail] = useReducer(afterFailure, addressesOf(src, origins), firstAttempt)

  // If the image failed before hydration, React missed the `error` event, so the image's state is checked.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (ref) ref.current = image
      if (image && address && hasFailed(image)) fail(address)
    },
    [ref, address],
  )
  const arrived = () => {
    const origin = tried > 0 ? origins.find((one) => one !== '' && address === one + src) : undefined
    if (origin !== undefined) prefer(origin)
  }

  if (address === undefined) return placeholder ?? <Placeholder {...shown} />
  const { loading, fetchPriority, ...rest } = shown
  // `loading` must come before `src`. Otherwise the browser starts the request before it reads `loading`.
  return (
    <img
      loading={loading}
      fetchPriority={fetchPriority}
      src={address}
      {...rest}
      alt={shown.alt}
      ref={look}
      onLoad={arrived}
      onError={() => fail(address)}
    />
  )
}

/** The current URL, and those to try next. `address` is undefined once all URLs have failed. */
type Attempt = { address: string | undefined; left: readonly string[]; tried: number }

const firstAttempt = ([address, ...left]: readonly string[]): Attempt => ({ address, left, tried: 0 })

/** Moves on to the next URL. A repeated report of the same failure is ignored. */
function afterFailure(attempt: Attempt, failed: string): Attempt {
  const [address, ...left] = attempt.left
  return failed === attempt.address ? { address, left, tried: attempt.tried + 1 } : attempt
}

function addressesOf(src: string | undefined, origins: readonly string[]): string[] {
  if (!src) return []
  return src.startsWith('/') && !src.startsWith('//') ? origins.map((origin) => origin + src) : [src]
}

const hasFailed = (image: HTMLImageElement): boolean =>
  image.complete && image.currentSrc !== '' && image.naturalWidth === 0

function Placeholder({ alt, className, width, height }: Omit<Props, 'src' | 'ref' | 'placeholder'>) {
  return (
    <svg
      className={`${styles.placeholder} ${className ?? ''}`}
      data-placeholder=""
      width={width}
      height={height}
      viewBox="0 0 48 48"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <path d="M12 16h24v5a3 3 0 0 0 0 6v5H12v-5a3 3 0 0 0 0-6zM28 16v3M28 22.5v3M28 29v3" />
    </svg>
  )
}
