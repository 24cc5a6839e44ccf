// A whole record in a link: compressed by the browser, written with the letters an address may carry.
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

export async function unpacked(letters: string): Promise<string> {
  const bytes = Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0))
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
}
