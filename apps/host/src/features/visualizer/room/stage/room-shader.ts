import { layersFor } from '@showroom/drawing/relight/scene'

const vertex = `#version 300 es
void main() {
  vec2 corner = vec2(float((gl_VertexID << 1) & 2), float(gl_VertexID & 2));
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`

/** Where a surface is not, nothing of it is read: the slopes are computed, because a branch has none of its own. */
const surfaceIn = (i: number) => `{
  float cover = mask${Math.floor(i / 3)}[${i % 3}];
  if (cover >= lowest) {
    vec3 across = plane[${i * 3}], along = plane[${i * 3 + 1}], away = plane[${i * 3 + 2}];
    float depth = 1.0 / dot(away, at);
    vec2 on = vec2(dot(across, at), dot(along, at)) * depth;
    // Mip levels are a little finer than the card would take them: 0.81 is 2 to the power of -0.3.
    vec2 slope = scale[${i}] * depth * 0.81;
    vec2 right = (vec2(across.x, along.x) - away.x * on) * slope / size.x;
    vec2 below = (vec2(across.y, along.y) - away.y * on) * slope / size.y;
    vec3 albedo = textureGrad(goods${i}, on * scale[${i}], right, below).rgb;
    light = light * (1.0 - cover * (1.0 - gloss[${i}])) + cover * albedo * fall;
  }
}`

/** The covers of three surfaces each, and for each of the three the most of them. */
const masksIn = (layers: number) => {
  const masks = Array.from({ length: layers - 2 }, (_, i) => `mask${i}`)
  const read = masks.map((mask, i) => `vec3 ${mask} = layer(p, ${i + 2}.0);`)
  return [...read, `vec3 most = ${masks.reduce((one, other) => `max(${one}, ${other})`)};`].join('\n  ')
}

/** What `relight` of the drawing package does, as one draw: what is there, what is laid, then the film. */
const fragment = (surfaces: number) => {
  const each = Array.from({ length: surfaces }, (_, i) => i)
  const layers = layersFor(surfaces)
  return `#version 300 es
precision highp float;
precision highp sampler3D;
out vec4 shown;
uniform vec2 size;
uniform vec2 texel;
uniform float stop;
uniform float lowest;
uniform sampler2D layers;
uniform sampler3D film;
uniform vec3 plane[${surfaces * 3}];
uniform vec2 scale[${surfaces}];
uniform float gloss[${surfaces}];
${each.map((i) => `uniform sampler2D goods${i};`).join('\n')}

// Layers are stacked in one picture: never read across their seams.
vec3 layer(vec2 p, float index) {
  p = clamp(p, texel * 0.5, 1.0 - texel * 0.5);
  return texture(layers, vec2(p.x, (p.y + index) / ${layers}.0)).rgb;
}
vec3 decoded(vec3 code, float knee) {
  vec3 square = min(vec3(0.9985), code * code);
  return knee * square / (1.0 - square);
}
vec3 developed(vec3 light) {
  vec3 place = clamp((log2(max(light, 1e-6) / 0.18) + 10.0) * 2.0, 0.0, 32.0);
  return texture(film, (place.bgr + 0.5) / 33.0).rgb;
}
void main() {
  vec2 p = vec2(gl_FragCoord.x, size.y - gl_FragCoord.y) / size;
  vec3 at = vec3(p, 1.0);
  vec3 light = decoded(layer(p, 0.0), 0.6) * stop;
  ${masksIn(layers)}
  vec3 fall = max(most.r, max(most.g, most.b)) >= lowest ? decoded(layer(p, 1.0), 1.0) * stop : vec3(0.0);
  ${each.map(surfaceIn).join('\n  ')}
  shown = vec4(developed(light), 1.0);
}`
}

/** The program on the card; an error where a card refuses it. */
export const linkRoomProgram = (gl: WebGL2RenderingContext, surfaces: number): WebGLProgram => {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment(surfaces)],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('The card gave no shader.')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(shader) ?? 'The card refused a shader.')
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error('The card refused the program.')
  return program
}
