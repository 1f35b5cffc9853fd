<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

method('GET');
$me = (int) (currentMember()['id'] ?? 0);
$where = "status = 'active' AND id <> ?";
$values = [$me];
foreach (['gender', 'country'] as $field) {
    if (in_array($_GET[$field] ?? '', ['', 'all'], true) === false) {
        $where .= " AND $field = ?";
        $values[] = $_GET[$field];
    }
}
// Somebody is at least 30 who was born at most 30 years ago today.
foreach (['min_age' => ['<=', 0], 'max_age' => ['>', 1]] as $field => [$sign, $more]) {
    if ((int) ($_GET[$field] ?? 0) > 0) {
        $where .= " AND date_of_birth $sign ?";
        $values[] = (new DateTime('-' . ((int) $_GET[$field] + $more) . ' years'))->format('Y-m-d');
    }
}
$page = max(1, (int) ($_GET['pageNumber'] ?? 1));
$size = min(100, max(1, (int) ($_GET['pageSize'] ?? 24)));
$count = one("SELECT count(*) AS found FROM members WHERE $where", ...$values);
$found = all("SELECT * FROM members WHERE $where ORDER BY id LIMIT $size OFFSET " . ($page - 1) * $size, ...$values);
answer(['pageNumber' => $page, 'results' => array_map('card', $found), 'numResults' => (int) $count['found']]);
