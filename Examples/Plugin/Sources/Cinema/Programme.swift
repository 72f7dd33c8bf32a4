import CinemaAPI

/// Returns a line of the programme for each screening.
public func programme(_ data: ProgrammeQuery.Data) -> [String] {
  data.screenings.map { screening in
    let title = screening.film.fragments.filmTitle
    return "\(screening.hour):00 \(title.title) (\(title.minutes) min), \(screening.price)"
  }
}
