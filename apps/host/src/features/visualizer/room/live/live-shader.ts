export const liveVertex = `
in vec2 lightAt;
in float light;
out vec2 onFace;
out vec2 onLight;
out float atCorner;
void main() {
  onFace = uv;
  onLight = lightAt;
  atCorner = light;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

/** What it reflects, times what was baked, on the film of the rendered scenes. */
export const liveFragment = `
precision highp float;
precision highp sampler3D;
in vec2 onFace;
in vec2 onLight;
in float atCorner;
out vec4 shown;
uniform sampler2D face;
uniform sampler2D baked;
uniform sampler3D film;
uniform vec3 tint;
uniform vec2 scale;
uniform float hasFace;
uniform float isBaked;
uniform float usual;
uniform float alpha;
vec3 developed(vec3 light) {
  vec3 place = clamp((log2(max(light, 1e-6) / 0.18) + 10.0) * 2.0, 0.0, 32.0);
  return texture(film, (place.bgr + 0.5) / 33.0).rgb;
}
void main() {
  vec3 reflects = hasFace > 0.5 ? texture(face, onFace * scale).rgb : tint;
  float strength = isBaked > 0.5 ? texture(baked, onLight).r : atCorner;
  // Daylight is a little warm where it is strong, a little cool where it comes from the sky alone.
  vec3 hue = mix(vec3(0.96, 0.985, 1.02), vec3(1.03, 1.0, 0.95), clamp(strength, 0.0, 1.0));
  shown = vec4(developed(reflects * hue * strength * usual), alpha);
}`
