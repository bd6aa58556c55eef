import { useLingui } from '@lingui/react/macro'
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Area, Box, Drawing } from '#charts/drawing.ts'
import type { Marks } from '#charts/marks.ts'
import { centred, fitted, ZOOM } from './camera.ts'
import { type Canvas, createCanvas } from './canvas.ts'
import styles from './chart.module.css'
import { Minimap } from './minimap.tsx'
import { isArrowKey, neighbour } from './neighbour.ts'
import type { Pick } from './picks.ts'
import { adoptPictureStyle } from './sheet.ts'
import { createStage, type Stage } from './stage.ts'
import { Toolbar } from './toolbar.tsx'

/** Pixels that a key moves the chart. */
const PAN = 80

type Props = {
  label: string
  drawing: Drawing
  marks: Marks
  isPending: boolean
  onPick(pick: Pick | undefined): void
  onToggle(state: string): void
  onTurn(): void
}

/** A drawn chart that can be moved, zoomed and gone through by keys. */
export function ChartView({ label, drawing, marks, isPending, onPick, onToggle, onTurn }: Props) {
  const { t } = useLingui()
  const host = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage>(null)
  const canvas = useRef<Canvas>(null)
  const isPlaced = useRef(false)
  const [seen, setSeen] = useState<Area>({ x: 0, y: 0, width: 1, height: 1 })

  useLayoutEffect(() => {
    adoptPictureStyle()
    if (!host.current || !moved.current) return
    const made = createStage(host.current, moved.current, () => setSeen(made.seen()))
    stage.current = made
    return () => made.dispose()
  }, [])

  const begin = useEffectEvent(() => {
    const { current } = stage
    canvas.current?.mark(marks)
    if (!current) return
    if (isPlaced.current) return setSeen(current.seen())
    isPlaced.current = true
    const pointed = drawing.boxes.find(({ state }) => state === marks.pointed)
    current.show(pointed ? closeUp(pointed, current) : overview(drawing, current))
  })
  useLayoutEffect(() => {
    const made = createCanvas(drawing)
    canvas.current = made
    moved.current?.replaceChildren(made.svg)
    begin()
    return () => made.dispose()
  }, [drawing])
  useLayoutEffect(() => canvas.current?.mark(marks), [marks])

  const reveal = useEffectEvent((id: string | undefined) => {
    const box = drawing.boxes.find(({ state }) => state === id)
    const { current } = stage
    if (box && current && !isSeen(box, current.seen())) current.show(closeUp(box, current), true)
  })
  useEffect(() => reveal(marks.pointed), [marks.pointed])

  const fitAll = () => stage.current?.show(fitted(wholeOf(drawing), stage.current.size()), true)
  const pan = (x: number, y: number) => {
    const { current } = stage
    if (current) current.show({ ...current.view(), x: current.view().x + x, y: current.view().y + y }, true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return
    const box = drawing.boxes.find(({ state }) => state === marks.pointed)
    const { key } = event
    if (isArrowKey(key)) {
      if (event.shiftKey) pan(...panBy(key))
      else {
        const first = drawing.boxes.find(({ kind }) => kind === 'leaf')
        const next = box ? neighbour(drawing.boxes, box, key) : first
        if (next) onPick({ state: next.state })
      }
    } else if (key === '+' || key === '=') stage.current?.step('nearer')
    else if (key === '-') stage.current?.step('farther')
    else if (key === '0') fitAll()
    else if (key === 'Enter' && box && stage.current)
      stage.current.show(fitted(box, stage.current.size(), 1.25), true)
    else if (key === ' ' && box?.hasInside) onToggle(box.state)
    else if (key === 'Escape') onPick(undefined)
    else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const pick = pickAt(event.target)
    if (event.detail === 2 && pick && 'state' in pick) {
      if (drawing.boxes.find(({ state }) => state === pick.state)?.hasInside) onToggle(pick.state)
    } else onPick(pick)
  }

  return (
    <div className={styles.frame} data-pending={isPending}>
      <div
        ref={host}
        className={styles.host}
        role="application"
        aria-label={label}
        aria-description={t`Arrow keys go from state to state, plus and minus zoom, 0 shows all of it. The outline says the same in words.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys go through the chart.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div ref={moved} className={styles.moved} />
      </div>
      <Toolbar
        onNearer={() => stage.current?.step('nearer')}
        onFarther={() => stage.current?.step('farther')}
        onFit={fitAll}
        onTurn={onTurn}
      />
      <Minimap
        drawing={drawing}
        seen={seen}
        active={marks.active}
        onGo={({ x, y }) => {
          const { current } = stage
          if (current) current.show(aimed({ x, y }, current), true)
        }}
      />
    </div>
  )
}

const wholeOf = ({ width, height }: Drawing): Area => ({ x: 0, y: 0, width, height })

/** All of it where that can be read; else where it begins, at a size that can. */
function overview(drawing: Drawing, stage: Stage) {
  const whole = fitted(wholeOf(drawing), stage.size())
  if (whole.zoom >= ZOOM.readable) return whole
  const first = drawing.boxes.find(({ kind }) => kind === 'leaf') ?? wholeOf(drawing)
  const { width, height } = stage.size()
  const zoom = 0.6
  const x = Math.max(0, Math.min(first.x - width / zoom / 2, drawing.width - width / zoom))
  const y = Math.max(0, Math.min(first.y - height / zoom / 3, drawing.height - height / zoom))
  return { x: -x * zoom + 16, y: -y * zoom + 16, zoom }
}

const closeUp = (box: Box, stage: Stage) => {
  const zoom = Math.max(stage.view().zoom, ZOOM.usual)
  return centred(box, stage.size(), box.kind === 'container' ? fitted(box, stage.size(), zoom).zoom : zoom)
}

function aimed(at: { x: number; y: number }, stage: Stage) {
  const { zoom } = stage.view()
  const { width, height } = stage.size()
  return { x: width / 2 - at.x * zoom, y: height / 2 - at.y * zoom, zoom }
}

const isSeen = (box: Area, seen: Area): boolean =>
  box.x >= seen.x &&
  box.y >= seen.y &&
  box.x + Math.min(box.width, seen.width / 2) <= seen.x + seen.width &&
  box.y + Math.min(box.height, seen.height / 2) <= seen.y + seen.height

function panBy(key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'): [number, number] {
  return { ArrowUp: [0, PAN], ArrowDown: [0, -PAN], ArrowLeft: [PAN, 0], ArrowRight: [-PAN, 0] }[key] as [
    number,
    number,
  ]
}

/** The state or transition under the pointer. */
function pickAt(target: EventTarget): Pick | undefined {
  if (!(target instanceof Element)) return undefined
  const transition = target.closest<SVGElement>('[data-edge]')?.dataset.edge
  if (transition !== undefined) return { transition }
  const [first] = JSON.parse(target.closest<SVGElement>('[data-edges]')?.dataset.edges ?? '[]') as string[]
  if (first !== undefined) return { transition: first }
  const state = target.closest<SVGElement>('[data-state]')?.dataset.state
  return state === undefined ? undefined : { state }
}
