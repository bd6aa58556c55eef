import { useLingui } from '@lingui/react/macro'
import type { Area, Drawing } from '@palpite/charts/drawing.ts'
import type { Marks } from '@palpite/charts/marks.ts'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { fitted } from './camera.ts'
import { type Canvas, createCanvas } from './canvas.ts'
import styles from './chart.module.css'
import { glideFrom } from './glide.ts'
import { lightsOf, noLight } from './lights.ts'
import { Minimap } from './minimap.tsx'
import { isArrowKey, neighbour } from './neighbour.ts'
import type { Pick } from './picks.ts'
import { aimed, closeUp, held, isVisible, isWhole, opening, placeOf, standInOf, wholeOf } from './placing.ts'
import { adoptPictureStyle } from './sheet.ts'
import { createStage, type Stage } from './stage.ts'
import { Toolbar } from './toolbar.tsx'

/** How far an arrow key pans the chart, in pixels. */
const PAN = 80
/** Charts with more states than this are slow to draw. */
const LARGE = 120

type Props = {
  label: string
  drawing: Drawing
  marks: Marks
  pending: ReactNode
  onPick(pick: Pick | undefined): void
  onToggle(state: string): void
  onTurn(): void
  onOpen(machine: string): void
}

export function ChartView({ label, drawing, marks, pending, onPick, onToggle, onTurn, onOpen }: Props) {
  const { t } = useLingui()
  const host = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage>(null)
  const canvas = useRef<Canvas>(null)
  const shown = useRef<Drawing>(undefined)
  const toggled = useRef<string>(undefined)
  const [visibleArea, setVisibleArea] = useState<Area>({ x: 0, y: 0, width: 1, height: 1 })

  useLayoutEffect(() => {
    adoptPictureStyle()
    if (!host.current || !moved.current) return
    const made = createStage(host.current, moved.current, {
      onMove: () => setVisibleArea(made.seen()),
      isLarge: () => (shown.current?.boxes.length ?? 0) > LARGE,
    })
    stage.current = made
    return () => {
      made.dispose()
      shown.current = undefined
    }
  }, [])

  const lights = useMemo(() => lightsOf(drawing), [drawing])
  /** Highlights the state or transitions under the pointer, or else the selected state or transition. */
  const light = useEffectEvent((pick: Under | undefined) => {
    const lit = pick ?? (marks.pointed === undefined ? undefined : pointedPick(drawing, marks.pointed))
    if (!lit) return canvas.current?.light(noLight)
    canvas.current?.light('state' in lit ? lights.ofState(lit.state) : lights.ofTransitions(lit.all))
  })
  const standIn = (where: Drawing) =>
    marks.pointed === undefined ? undefined : standInOf(where, marks.pointed)
  const begin = useEffectEvent((before: Drawing | undefined) => {
    const { current } = stage
    canvas.current?.mark(marks)
    light(undefined)
    if (!current) return
    const steady = before && (toggled.current ?? standIn(before))
    const wasWhole = before && steady === undefined && isWhole(before, current.seen())
    if (before?.direction === drawing.direction && !wasWhole)
      current.show(held(steady, before, drawing, current.view()))
    else {
      const pointed = placeOf(drawing, standIn(drawing) ?? '')
      current.show(pointed ? closeUp(pointed, current) : opening(drawing, current))
    }
    toggled.current = undefined
  })
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = drawing
    const glide = glideFrom(before, drawing)
    const made = createCanvas(drawing, glide?.state)
    canvas.current = made
    moved.current?.replaceChildren(made.svg)
    glide?.rest(made.svg)
    begin(before)
    return () => made.dispose()
  }, [drawing])
  useLayoutEffect(() => {
    canvas.current?.mark(marks)
    light(undefined)
  }, [marks])

  const pointedAt = standIn(drawing)
  const reveal = useEffectEvent(() => {
    const place = pointedAt === undefined ? undefined : placeOf(drawing, pointedAt)
    const { current } = stage
    if (place && current && !isVisible(place, current.seen())) current.show(closeUp(place, current), true)
  })
  // Runs again when the collapsed state that hides the selection is opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected part may change within the same box.
  useEffect(() => reveal(), [marks.pointed, pointedAt])

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
    else if (key === 'Enter' && box) zoomOn(box.state)
    else if (key === ' ' && box?.hasInside) toggle(box.state)
    else if (key === 'Escape') onPick(undefined)
    else return
    event.preventDefault()
  }
  const toggle = (state: string) => {
    toggled.current = state
    onToggle(state)
  }
  const zoomOn = (state: string) => {
    const box = drawing.boxes.find((one) => one.state === state)
    if (box && stage.current) stage.current.show(fitted(box, stage.current.size(), 1.25), true)
  }
  const onClick = (event: MouseEvent) => {
    const { toggle: opened, machine } = dataAt(event.target, '[data-toggle], [data-machine]')
    if (opened !== undefined) return toggle(opened)
    if (machine !== undefined) return onOpen(machine)
    const pick = pickAt(event.target)
    if (event.detail === 2 && pick && 'state' in pick) zoomOn(pick.state)
    else onPick(pick && ('state' in pick ? pick : { transition: pick.transition }))
  }

  return (
    <div className={styles.frame} data-pending={Boolean(pending)}>
      <div
        ref={host}
        className={styles.host}
        role="application"
        aria-label={label}
        aria-description={t({
          id: 'flows.chart.keys',
          message:
            'Use the arrow keys to move between states, plus and minus to zoom, and 0 to show everything. The outline has the same content as text.',
        })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move through the states.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerOver={(event) => light(pickAt(event.target))}
        onPointerLeave={() => light(undefined)}
      >
        <div ref={moved} className={styles.moved} />
      </div>
      {pending}
      <Toolbar
        onNearer={() => stage.current?.step('nearer')}
        onFarther={() => stage.current?.step('farther')}
        onFit={fitAll}
        onTurn={onTurn}
      />
      {!isWhole(drawing, visibleArea) && (
        <Minimap
          drawing={drawing}
          seen={visibleArea}
          active={marks.active}
          onGo={(to) => {
            const { current } = stage
            if (current) current.show(aimed(to, current), true)
          }}
        />
      )}
    </div>
  )
}

function panBy(key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'): [number, number] {
  return { ArrowUp: [0, PAN], ArrowDown: [0, -PAN], ArrowLeft: [PAN, 0], ArrowRight: [-PAN, 0] }[key] as [
    number,
    number,
  ]
}

/** A state, or all transitions that share an arrow or a row. */
type Under = { state: string } | { transition: string; all: readonly string[] }

const dataAt = (target: EventTarget, selector: string): DOMStringMap =>
  (target instanceof Element && target.closest<SVGElement>(selector)?.dataset) || {}

function pickAt(target: EventTarget): Under | undefined {
  const { edge, edges, state } = dataAt(target, '[data-edge], [data-edges], [data-state]')
  if (edge !== undefined) return { transition: edge, all: [edge] }
  const all = JSON.parse(edges ?? '[]') as string[]
  const [first] = all
  if (first !== undefined) return { transition: first, all }
  return state === undefined ? undefined : { state }
}

const pointedPick = ({ boxes }: Drawing, id: string): Under =>
  boxes.some(({ state }) => state === id) ? { state: id } : { transition: id, all: [id] }
