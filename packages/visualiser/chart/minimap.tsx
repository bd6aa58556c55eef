import type { Area, Drawing } from '@palpite/charts/drawing.ts'
import { useEffect, useRef } from 'react'
import styles from './chart.module.css'

/** Maximum size in CSS pixels. */
const MOST = { width: 168, height: 120 } as const

type Props = {
  drawing: Drawing
  seen: Area
  active: ReadonlySet<string>
  onGo(to: { x: number; y: number }): void
}

export function Minimap({ drawing, seen, active, onGo }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(MOST.width / drawing.width, MOST.height / drawing.height)
  const [width, height] = [Math.ceil(drawing.width * scale), Math.ceil(drawing.height * scale)]
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) draw(context, drawing, scale, active)
  }, [drawing, scale, active])
  const frame = {
    transform: `translate(${clamp(seen.x * scale, width)}px, ${clamp(seen.y * scale, height)}px)`,
    width: Math.max(4, clamp((seen.x + seen.width) * scale, width) - clamp(seen.x * scale, width)),
    height: Math.max(4, clamp((seen.y + seen.height) * scale, height) - clamp(seen.y * scale, height)),
  }
  return (
    // Hidden from keyboards and screen readers, since the chart's own keys do the same.
    <div
      className={styles.minimap}
      aria-hidden
      onPointerDown={(event) => {
        event.stopPropagation()
        const { left, top } = event.currentTarget.getBoundingClientRect()
        onGo({ x: (event.clientX - left) / scale, y: (event.clientY - top) / scale })
      }}
    >
      <canvas ref={canvas} width={width * 2} height={height * 2} style={{ width, height }} />
      <div className={styles.seen} style={frame} />
    </div>
  )
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))

function draw(
  context: CanvasRenderingContext2D,
  { boxes, width, height }: Drawing,
  scale: number,
  active: ReadonlySet<string>,
): void {
  const root = getComputedStyle(document.documentElement)
  const colour = (name: string) => root.getPropertyValue(name)
  context.setTransform(2 * scale, 0, 0, 2 * scale, 0, 0)
  context.clearRect(0, 0, width, height)
  for (const box of boxes) {
    const isActive = active.has(box.state)
    context.fillStyle = colour(box.kind === 'container' ? '--raised' : isActive ? '--act' : '--line-field')
    context.globalAlpha = box.kind === 'container' ? 0.5 : 1
    context.fillRect(box.x, box.y, box.width, box.height)
  }
}
