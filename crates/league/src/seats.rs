//! Who commands whom. Seats can be merged: fewer seats, each with more units.

use crate::options::Players;
use crate::roster::Roster;
use crate::unit::{Each, MAX_STAFF, Side, StaffId, UnitId, UnitSet};
use kernel::{Seat, SeatInfo};

/// The seats of a table.
#[derive(Clone, Debug)]
pub struct Seats {
    seats: Vec<SeatSpec>,
    of_unit: Each<u8>,
    of_staff: [u8; MAX_STAFF],
    units: Vec<UnitSet>,
    captains: [u8; 2],
}

/// One seat: its words, its side, and the ids, or beginnings of ids, of units and staff that belong to it.
#[derive(Clone, Copy, Debug)]
struct SeatSpec {
    id: &'static str,
    side: Side,
    /// Brigades, by the id of the brigadier.
    commands: &'static [&'static str],
    /// Units that the seat takes out of a brigade that it shares.
    units: &'static [&'static str],
    /// Staff: army commanders, and the brigadiers of shared brigades.
    staff: &'static [&'static str],
}

const fn seat(
    id: &'static str,
    side: Side,
    commands: &'static [&'static str],
    units: &'static [&'static str],
    staff: &'static [&'static str],
) -> SeatSpec {
    SeatSpec { id, side, commands, units, staff }
}

const RUSSIANS: &[&str] = &["ru_left", "ru_centre", "ru_redoubt", "ru_kourgane", "ru_cossacks", "ru_cavalry"];
const FRENCH: &[&str] = &["fr_bosquet", "fr_canrobert", "fr_napoleon", "tu_suleiman"];
const BRITISH: &[&str] = &["br_light", "br_guards", "br_highland", "br_cavalry"];
const ALLIES: &[&str] = &[
    "fr_bosquet",
    "fr_canrobert",
    "fr_napoleon",
    "tu_suleiman",
    "br_light",
    "br_guards",
    "br_highland",
    "br_cavalry",
];

const TWO: &[SeatSpec] = &[
    seat("russian", Side::Russian, RUSSIANS, &[], &["ru_menshikov"]),
    seat("allied", Side::Allied, ALLIES, &[], &["br_raglan", "fr_arnaud"]),
];

const NATIONS: &[SeatSpec] = &[
    seat("russian", Side::Russian, RUSSIANS, &[], &["ru_menshikov"]),
    seat("allied_british", Side::Allied, BRITISH, &[], &["br_raglan"]),
    seat("allied_french", Side::Allied, FRENCH, &[], &["fr_arnaud"]),
];

const COMMANDS: &[SeatSpec] = &[
    seat("russian_left", Side::Russian, &["ru_left"], &[], &[]),
    seat("russian_centre", Side::Russian, &["ru_centre"], &[], &["ru_menshikov"]),
    seat("russian_redoubt", Side::Russian, &["ru_redoubt"], &[], &[]),
    seat("russian_kourgane", Side::Russian, &["ru_kourgane"], &[], &[]),
    seat("russian_cossacks", Side::Russian, &["ru_cossacks"], &[], &[]),
    seat("russian_cavalry", Side::Russian, &["ru_cavalry"], &[], &[]),
    seat("allied_bosquet", Side::Allied, &["fr_bosquet"], &[], &[]),
    seat("allied_canrobert", Side::Allied, &["fr_canrobert"], &[], &[]),
    seat("allied_napoleon", Side::Allied, &["fr_napoleon"], &[], &["fr_arnaud"]),
    seat("allied_turks", Side::Allied, &["tu_suleiman"], &[], &[]),
    seat("allied_light", Side::Allied, &["br_light"], &[], &[]),
    seat("allied_guards", Side::Allied, &["br_guards"], &[], &["br_raglan"]),
    seat("allied_highland", Side::Allied, &["br_highland"], &[], &[]),
    seat("allied_cavalry", Side::Allied, &["br_cavalry"], &[], &[]),
];

#[rustfmt::skip]
const TWO_DOZEN: &[SeatSpec] = &[
    seat("russian_1", Side::Russian, &[], &["ru_moscow_1", "ru_moscow_2", "ru_bat_17_4"], &["ru_left"]),
    seat("russian_2", Side::Russian, &[], &["ru_moscow_3", "ru_moscow_4", "ru_bat_17_5"], &[]),
    seat("russian_3", Side::Russian, &[], &["ru_borodino_1", "ru_borodino_2", "ru_bat_16_1"], &["ru_centre", "ru_menshikov"]),
    seat("russian_4", Side::Russian, &[], &["ru_borodino_3", "ru_borodino_4", "ru_bat_16_2"], &[]),
    seat("russian_5", Side::Russian, &[], &["ru_kazan_1", "ru_kazan_2", "ru_bat_16_pos"], &["ru_redoubt"]),
    seat("russian_6", Side::Russian, &[], &["ru_kazan_3", "ru_kazan_4", "ru_bat_16_3"], &[]),
    seat("russian_7", Side::Russian, &[], &["ru_vladimir_1", "ru_vladimir_2", "ru_bat_14_3"], &["ru_kourgane"]),
    seat("russian_8", Side::Russian, &[], &["ru_vladimir_3", "ru_vladimir_4", "ru_bat_don_3"], &[]),
    seat("russian_9", Side::Russian, &[], &["ru_cossack_57a", "ru_cossack_57b"], &["ru_cossacks"]),
    seat("russian_10", Side::Russian, &[], &["ru_cossack_60a", "ru_cossack_60b"], &[]),
    seat("russian_11", Side::Russian, &[], &["ru_hussars", "ru_dragoons"], &["ru_cavalry"]),
    seat("russian_12", Side::Russian, &[], &["ru_lancers", "ru_bat_horse_12"], &[]),
    seat("allied_13", Side::Allied, &[], &["fr_zouaves_3", "fr_50_line", "fr_bat_fievet"], &["fr_bosquet"]),
    seat("allied_14", Side::Allied, &[], &["fr_tirailleurs", "fr_7_light", "fr_bat_marcy"], &[]),
    seat("allied_15", Side::Allied, &[], &["fr_zouaves_1", "fr_7_line", "fr_bat_can_1"], &["fr_canrobert"]),
    seat("allied_16", Side::Allied, &[], &["fr_chasseurs_1", "fr_27_line", "fr_bat_can_2"], &[]),
    seat("allied_17", Side::Allied, &["fr_napoleon"], &[], &["fr_arnaud"]),
    seat("allied_18", Side::Allied, &["tu_suleiman"], &[], &[]),
    seat("allied_19", Side::Allied, &[], &["br_7", "br_33"], &["br_light"]),
    seat("allied_20", Side::Allied, &[], &["br_23", "br_bat_e"], &[]),
    seat("allied_21", Side::Allied, &["br_guards"], &[], &["br_raglan"]),
    seat("allied_22", Side::Allied, &["br_highland"], &[], &[]),
    seat("allied_23", Side::Allied, &[], &["br_light_dragoons", "br_hussars", "br_lancers"], &["br_cavalry"]),
    seat("allied_24", Side::Allied, &[], &["br_rha_i", "br_rha_c", "br_rifles"], &[]),
];

impl Seats {
    /// The seats for so many players. Units that no seat names go to the captain of their side.
    pub fn of(players: Players, roster: &Roster) -> Self {
        let specs = match players {
            Players::Two => TWO,
            Players::Nations => NATIONS,
            Players::Commands => COMMANDS,
            Players::TwoDozen => TWO_DOZEN,
        };
        let holds = |spec: &SeatSpec, id: &str| spec.commands.contains(&id) || spec.staff.contains(&id);
        let captain = |side: Side| {
            let army = if side == Side::Russian { "ru_menshikov" } else { "br_raglan" };
            let seat = specs.iter().position(|spec| holds(spec, army));
            seat.or_else(|| specs.iter().position(|spec| spec.side == side)).unwrap_or(0) as u8
        };
        let captains = Side::BOTH.map(captain);
        let mut of_unit = Each::all(0);
        let mut units = vec![UnitSet::EMPTY; specs.len()];
        for unit in roster.ids() {
            let info = roster.unit(unit);
            let command = roster.staff(info.command).id.as_str();
            let seat = specs
                .iter()
                .position(|spec| spec.units.contains(&info.id.as_str()) || spec.commands.contains(&command))
                .filter(|seat| specs[*seat].side == info.side)
                .unwrap_or_else(|| captains[info.side.index()].into());
            of_unit[unit] = seat as u8;
            units[seat].insert(unit);
        }
        let mut of_staff = [0; MAX_STAFF];
        for staff in roster.staff_ids() {
            let info = roster.staff(staff);
            let seat = specs.iter().position(|spec| spec.side == info.side && holds(spec, &info.id));
            of_staff[staff.index()] = seat.map_or(captains[info.side.index()], |seat| seat as u8);
        }
        Seats { seats: specs.to_vec(), of_unit, of_staff, units, captains }
    }

    /// The seats for those who play them.
    pub fn infos(&self) -> Vec<SeatInfo> {
        self.seats.iter().map(|seat| SeatInfo { id: seat.id }).collect()
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.seats.len()
    }

    /// None, which cannot be.
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }

    /// The side of a seat.
    pub fn side(&self, seat: Seat) -> Side {
        self.seats[usize::from(seat.0).min(self.seats.len() - 1)].side
    }

    /// The id of a seat.
    pub fn id(&self, seat: Seat) -> &'static str {
        self.seats[usize::from(seat.0).min(self.seats.len() - 1)].id
    }

    /// The seats of a side, in order.
    pub fn of_side(&self, side: Side) -> impl Iterator<Item = Seat> {
        let seats = self.seats.iter().enumerate().filter(move |(_, seat)| seat.side == side);
        seats.map(|(index, _)| Seat(index as u8))
    }

    /// Who speaks for a side.
    #[inline]
    pub fn captain(&self, side: Side) -> Seat {
        Seat(self.captains[side.index()])
    }

    /// Who commands a unit.
    #[inline]
    pub fn of_unit(&self, unit: UnitId) -> Seat {
        Seat(self.of_unit[unit])
    }

    /// Who moves a staff figure.
    #[inline]
    pub fn of_staff(&self, staff: StaffId) -> Seat {
        Seat(self.of_staff[staff.index()])
    }

    /// The units of a seat.
    #[inline]
    pub fn units(&self, seat: Seat) -> UnitSet {
        self.units[usize::from(seat.0)]
    }
}
