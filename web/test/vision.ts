// Measuring colours: contrast, colour-vision simulation, colour distance, for the tests that keep the palette legible.
import { hex, rgb, type Triple } from '../src/board/colour'

const linear = (byte: number): number =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4
const gamma = (v: number): number => 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
const linearRgb = (c: string): Triple => rgb(c).map(linear) as Triple
const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const LUMA: Triple = [0.2126, 0.7152, 0.0722]
export const luminance = (c: string): number => dot(LUMA, linearRgb(c))

/** WCAG 2 contrast ratio. */
export function contrast(a: string, b: string): number {
  const [one, two] = [luminance(a), luminance(b)]
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}

export const VISIONS = ['normal', 'protanopia', 'deuteranopia', 'tritanopia', 'greyscale'] as const
export type Vision = (typeof VISIONS)[number]

// Machado, Oliveira & Fernandes 2009, severity 1.0, applied in linear RGB.
const MATRICES: Record<Exclude<Vision, 'normal'>, [Triple, Triple, Triple]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  greyscale: [LUMA, LUMA, LUMA],
}

/** The colour as a person with this vision sees it. */
export function seen(c: string, vision: Vision): string {
  if (vision === 'normal') return c
  const light = linearRgb(c)
  return hex(MATRICES[vision].map(row => gamma(Math.min(1, Math.max(0, dot(row, light))))) as Triple)
}

export function lab(c: string): Triple {
  const light = linearRgb(c)
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)
  const x = f(dot([0.4124564, 0.3575761, 0.1804375], light) / 0.95047)
  const y = f(dot([0.2126729, 0.7151522, 0.072175], light))
  const z = f(dot([0.0193339, 0.119192, 0.9503041], light) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const RAD = Math.PI / 180
const chromaWeight = (c: number): number => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7))
const hueOf = (b: number, a: number): number => (a || b ? (Math.atan2(b, a) / RAD + 360) % 360 : 0)
const hueWeight = (h: number): number =>
  1 -
  0.17 * Math.cos((h - 30) * RAD) +
  0.24 * Math.cos(2 * h * RAD) +
  0.32 * Math.cos((3 * h + 6) * RAD) -
  0.2 * Math.cos((4 * h - 63) * RAD)

/** Difference and middle of two hues, the short way around. Grey has no hue. */
function hues(h1: number, h2: number, grey: boolean): [difference: number, middle: number] {
  if (grey) return [0, h1 + h2]
  const far = Math.abs(h1 - h2) > 180
  const difference = h2 - h1 - (h2 - h1 > 180 ? 360 : h2 - h1 < -180 ? -360 : 0)
  return [difference, far ? (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2 : (h1 + h2) / 2]
}

/** CIEDE2000 distance: 2 is just visible, 10 is plain. */
export function distance(one: string, two: string): number {
  const [l1, a1, b1] = lab(one)
  const [l2, a2, b2] = lab(two)
  const g = 0.5 * (1 - chromaWeight((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2))
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)]
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)]
  const [dh, h] = hues(hueOf(b1, p1), hueOf(b2, p2), c1 * c2 === 0)
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const dl = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2))
  const dc = (c2 - c1) / (1 + 0.045 * c)
  const dH = (2 * Math.sqrt(c1 * c2) * Math.sin((dh * RAD) / 2)) / (1 + 0.015 * c * hueWeight(h))
  const turn = -2 * chromaWeight(c) * Math.sin(60 * RAD * Math.exp(-(((h - 275) / 25) ** 2)))
  return Math.sqrt(dl * dl + dc * dc + dH * dH + turn * dc * dH)
}
