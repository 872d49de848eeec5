/// The signs of the International System of Units that apps show.
///
/// Signs of amounts of data are not among them: French writes “ko” for “kB”.
enum UnitSigns {
    static let all: Set<String> = [
        "W", "kW", "MW", "Wh", "kWh", "MWh", "V", "mV", "kV", "A", "mA", "Ah", "mAh", "Hz", "kHz", "MHz", "GHz", "g",
        "kg",
        "mg", "m", "cm", "mm", "km", "lx", "lm", "dB", "dBm", "Pa", "hPa", "kPa", "K", "C", "N", "J", "kJ", "kcal",
        "ml",
        "mL", "ms", "px", "dpi", "fps",
    ]
}
