declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    keepFeatures?: string[]
    noHinting?: boolean
    variationAxes?: Record<string, { min: number; max: number }>
  }
  export default function subset(font: Buffer, signs: string, options: Options): Promise<Buffer>
}
