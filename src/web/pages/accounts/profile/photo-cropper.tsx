import { ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { type Crop, mostZoomOf, moved, sideOf, type Spot, zoomed } from './crop.ts'
import './photo-cropper.css'

/** How far an arrow key moves it, as a share of the square; with Shift, five times as far. */
const STEP = 1 / 60
const ZOOM_STEP = 1.1
/** Pixels of the two drawings: as many as the sharpest screens show. */
const LARGE_PX = 720
const SMALL_PX = 144

const ARROWS: Record<string, Spot> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

interface CropperProps {
  picture: ImageBitmap
  crop: Crop
  isOff: boolean
  onChange: (change: CropChange) => void
}

/** What a move makes of the crop. Several may come before the page shows the first. */
export type CropChange = (crop: Crop) => Crop

/** Lets someone move and zoom a picture in the square that becomes their photo: by mouse, by touch, and by keyboard. */
export function PhotoCropper({ picture, crop, isOff, onChange }: CropperProps) {
  const hintId = useId()
  const most = mostZoomOf(picture)
  const zoomBy = (factor: number, spot?: Spot) => onChange((now) => zoomed(picture, now, now.zoom * factor, spot))
  const square = useWheel((notches, spot) => !isOff && zoomBy(ZOOM_STEP ** notches, spot))
  const fingers = useFingers(picture, onChange)

  const key = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const factor = event.shiftKey ? 5 : 1
    if (isOff) return
    if (arrow) onChange((now) => moved(picture, now, { x: arrow.x * factor, y: arrow.y * factor }))
    else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP)
    else if (event.key === '-') zoomBy(1 / ZOOM_STEP)
    else return
    event.preventDefault()
  }

  return (
    <div className="cropper">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no control of HTML moves in two directions; this role hands its keys to the page */}
      <div
        ref={square}
        className="cropper-square"
        role="application"
        aria-label="Move and zoom your photo"
        aria-describedby={hintId}
        aria-disabled={isOff}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        onKeyDown={key}
        {...(isOff ? {} : fingers)}
      >
        <Drawing picture={picture} crop={crop} px={LARGE_PX} />
      </div>
      <div className="cropper-side">
        <Drawing className="av" label="Preview of your photo" picture={picture} crop={crop} px={SMALL_PX} />
        <label className="cropper-zoom">
          <span className="vh">Zoom</span>
          <ZoomOut className="i" aria-hidden />
          <input
            type="range"
            min={1}
            max={most}
            step={0.01}
            value={crop.zoom}
            disabled={isOff || most === 1}
            aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
            onChange={({ target: { valueAsNumber } }) => onChange((now) => zoomed(picture, now, valueAsNumber))}
          />
          <ZoomIn className="i" aria-hidden />
        </label>
        <p className="hint" id={hintId}>
          Drag the photo to move it. With a keyboard, use the arrow keys, plus, and minus.
        </p>
      </div>
    </div>
  )
}

interface DrawingProps {
  picture: ImageBitmap
  crop: Crop
  px: number
  className?: string
  /** For screen readers; without it, they pass it over. */
  label?: string
}

function Drawing({ picture, crop, px, className, label }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  return <canvas ref={canvas} className={className} width={px} height={px} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} />
}

/** Fills a canvas with the square. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const side = sideOf(picture, crop.zoom)
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.imageSmoothingQuality = 'high'
  pen.clearRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height)
}

/** Where a pointer is in the square. */
function spotOf({ clientX, clientY }: { clientX: number; clientY: number }, square: Element): Spot {
  const { left, top, width, height } = square.getBoundingClientRect()
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 }
}

/** Hears the wheel over an element, which then doesn't scroll the page: React's own listener can't keep it from that. */
function useWheel(onWheel: (notches: number, spot: Spot) => unknown) {
  const square = useRef<HTMLDivElement>(null)
  const wheeled = useEffectEvent((event: WheelEvent, element: Element) => {
    event.preventDefault()
    onWheel(-Math.sign(event.deltaY), spotOf(event, element))
  })
  useEffect(() => {
    const element = square.current
    const listen = (event: WheelEvent) => element && wheeled(event, element)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [])
  return square
}

/** One pointer moves the picture, two zoom it between them. */
function useFingers(picture: ImageBitmap, onChange: CropperProps['onChange']) {
  const down = useRef(new Map<number, Spot>())
  const lift = ({ pointerId }: PointerEvent) => down.current.delete(pointerId)
  const follow = (event: PointerEvent<HTMLElement>) => {
    const before = [...down.current.values()]
    if (!down.current.has(event.pointerId)) return
    down.current.set(event.pointerId, spotOf(event, event.currentTarget))
    const after = [...down.current.values()]
    const [from, to] = [middleOf(before), middleOf(after)]
    const grown = before.length > 1 ? spreadOf(after) / Math.max(spreadOf(before), 0.01) : 1
    onChange((now) => moved(picture, zoomed(picture, now, now.zoom * grown, from), { x: to.x - from.x, y: to.y - from.y }))
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      down.current.set(event.pointerId, spotOf(event, event.currentTarget))
    },
    onPointerMove: follow,
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}

const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
})

const spreadOf = ([one, other]: readonly Spot[]): number => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 1)
