import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { useReducedMotion } from '#ui/kit/hooks/use-reduced-motion.ts'
import styles from './banner-motion.module.css'

/** How long a banner is shown, in ms. */
const STANDS = 5000
/** Embla's `duration`. With this value, a banner is within 1 px of its target after 1,000 ms. */
const ATTRACTION = 28

type Embla = NonNullable<UseEmblaCarouselType[1]>

type Props = {
  viewport: HTMLElement
  held: boolean
  /** The controls' translated labels. The caller passes them, since this chunk contains no messages. */
  words: { play: string; pause: string; previous: string; next: string }
}

const OPTIONS = { align: 'start', loop: true, duration: ATTRACTION, watchFocus: followFocus } as const

/** Makes the banners move and adds their controls. This chunk loads after the first picture. */
export default function BannerMotion({ viewport, held, words }: Props) {
  const calm = useReducedMotion()
  const [chosen, setPaused] = useState<boolean>()
  const paused = chosen ?? calm
  const [place, setPlace] = useState({ index: 0, count: 0 })
  const [plugins] = useState(() => [Autoplay({ delay: STANDS, playOnInit: false, stopOnFocusIn: false })])
  const [takeOver, embla] = useEmblaCarousel(OPTIONS, plugins)
  const moving = !paused && !held

  useEffect(() => {
    viewport.scrollLeft = 0
    viewport.dataset.moved = ''
    takeOver(viewport)
  }, [viewport, takeOver])

  useEffect(() => {
    if (!embla) return
    const read = () => setPlace({ index: embla.selectedScrollSnap(), count: embla.scrollSnapList().length })
    read()
    showBanner(embla, document.activeElement)
    embla.on('select', read).on('reInit', read)
    return () => {
      embla.off('select', read).off('reInit', read)
    }
  }, [embla])

  useEffect(() => {
    if (!embla || !moving) return
    const play = () => embla.plugins().autoplay?.play(calm)
    play()
    embla.on('pointerUp', play)
    return () => {
      embla.off('pointerUp', play)
      embla.plugins().autoplay?.stop()
    }
  }, [embla, moving, calm])

  if (place.count < 2) return null
  return (
    <div className={styles.controls}>
      <IconButton label={paused ? words.play : words.pause} onClick={() => setPaused(!paused)}>
        <Icon name={paused ? 'play' : 'pause'} small />
      </IconButton>
      <Marks count={place.count} index={place.index} />
      <span className={styles.place}>
        {place.index + 1} / {place.count}
      </span>
      <IconButton label={words.previous} onClick={() => embla?.scrollPrev(calm)}>
        <Icon name="previous" small />
      </IconButton>
      <IconButton label={words.next} onClick={() => embla?.scrollNext(calm)}>
        <Icon name="next" small />
      </IconButton>
    </div>
  )
}

/**
 * Scrolls to a focused banner. Embla does this only within 10 ms after Tab is pressed, which is too short on
 * slow devices. Returning false turns off Embla's own handling.
 */
function followFocus(embla: Embla, { target }: FocusEvent): boolean {
  showBanner(embla, target)
  return false
}

function showBanner(embla: Embla, focused: EventTarget | null) {
  if (!(focused instanceof Element && focused.matches(':focus-visible'))) return
  const index = embla.slideNodes().findIndex((slide) => slide.contains(focused))
  if (index < 0) return
  embla.rootNode().scrollLeft = 0
  embla.scrollTo(index, true)
}

function Marks({ count, index }: { count: number; index: number }) {
  const marks = Array.from({ length: count }, (_, at) => at)
  return (
    <svg className={styles.marks} width={count * 24 - 4} height={3} aria-hidden="true">
      {marks.map((at) => (
        <rect key={at} x={at * 24} width={20} height={3} data-here={at === index || undefined} />
      ))}
    </svg>
  )
}
