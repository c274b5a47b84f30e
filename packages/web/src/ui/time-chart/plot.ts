import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { Currency } from '../../lib/formats.ts'
import { formatAmounts, formatTimes } from './axis-text.ts'
import type { Calendar } from './calendar.ts'

/** A chart rendered into a box. Positions are CSS pixels from the box's corner. */
export interface Plot {
  /** The position of an index of the calendar. */
  spotOf: (place: number) => Spot
  /** The index of the calendar nearest to a position. */
  placeAt: (left: number) => number
  destroy: () => void
}

export interface Spot {
  left: number
  top: number
}

export interface PlotData {
  calendar: Calendar
  currency: Currency
}

/** Plots the values of a calendar, and redraws them when the box or the colors change. */
export function drawPlot(box: HTMLElement, data: PlotData, onDrawn: () => void): Plot {
  const { seconds, values } = data.calendar
  const size = () => ({ width: box.clientWidth, height: box.clientHeight })
  const options = { ...size(), ...looks(box, data.currency), hooks: { draw: [onDrawn] } }
  const chart = new uPlot(options, [seconds, values, values], box)
  const stop = watch(box, {
    onSize: () => chart.setSize(size()),
    onColors: () => chart.redraw(false, false),
  })
  const left = () => chart.bbox.left / uPlot.pxRatio
  return {
    spotOf: (place) => ({
      left: left() + chart.valToPos(seconds[place] ?? 0, 'x'),
      top: chart.bbox.top / uPlot.pxRatio + chart.valToPos(values[place] ?? 0, 'y'),
    }),
    placeAt: (from) => chart.posToIdx(from - left()),
    destroy: () => {
      stop()
      chart.destroy()
    },
  }
}

const font = '500 13px "Inter Variable", "Inter Fallback", sans-serif'

/** The line, thin and dashed across missing days; colors are read at each drawing. */
function looks(box: HTMLElement, currency: Currency) {
  const color = (name: string) => () => getComputedStyle(box).getPropertyValue(name)
  const axis = { font, stroke: color('--quiet'), ticks: { show: false } }
  const line = { stroke: color('--accent'), points: { size: 5, width: 0, fill: color('--accent') } }
  return {
    tzDate: (seconds: number) => uPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    legend: { show: false },
    cursor: { show: false },
    padding: [12, 24, 0, 0] satisfies uPlot.Padding,
    scales: { y: { range: rangeOf } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 32,
        space: 72,
        values: (_: uPlot, places: number[], _axis: number, _space: number, apart: number) =>
          formatTimes(places, apart),
      },
      {
        ...axis,
        grid: { stroke: color('--line'), width: 1 },
        size: widthOfLabels,
        space: 48,
        values: (_: uPlot, places: number[]) => formatAmounts(places, currency),
      },
    ],
    series: [
      {},
      { ...line, width: 1, dash: [4, 4], spanGaps: true, fill: fade, points: { show: false } },
      { ...line, width: 2 },
    ],
  } satisfies Omit<uPlot.Options, 'width' | 'height'>
}

/** Some padding above and below, even if the value never changed; never below zero. */
function rangeOf(_: uPlot, least: number | null, most: number | null): uPlot.Range.MinMax {
  const [from, to] = [least ?? 0, most ?? 0]
  const room = Math.max((to - from) * 0.12, to * 0.02, to > 0 ? 0.02 : 0.5)
  return [Math.max(0, from - room), to + room]
}

/** The width of the longest label. */
function widthOfLabels(chart: uPlot, labels: string[] | null): number {
  chart.ctx.save()
  chart.ctx.font = font
  const widths = (labels ?? []).map((label) => chart.ctx.measureText(label).width)
  chart.ctx.restore()
  return Math.ceil(Math.max(28, ...widths)) + 16
}

/** A gradient from the accent color to transparent. */
function fade(chart: uPlot): CanvasGradient | string {
  const { top, height } = chart.bbox
  if (!Number.isFinite(top + height)) return 'transparent'
  const accent = getComputedStyle(chart.root).getPropertyValue('--accent').trim()
  const gradient = chart.ctx.createLinearGradient(0, top, 0, top + height)
  gradient.addColorStop(0, `${accent}3d`)
  gradient.addColorStop(1, `${accent}00`)
  return gradient
}

interface Watched {
  onSize: () => void
  onColors: () => void
}

function watch(box: HTMLElement, { onSize, onColors }: Watched): () => void {
  const sizes = new ResizeObserver(onSize)
  sizes.observe(box)
  const colors = new MutationObserver(onColors)
  const scheme = 'data-mantine-color-scheme'
  colors.observe(document.documentElement, { attributes: true, attributeFilter: [scheme] })
  return () => {
    sizes.disconnect()
    colors.disconnect()
  }
}
